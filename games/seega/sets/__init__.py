"""The rule sets of Seega, one file each."""
