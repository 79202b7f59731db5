"""The rule sets of Aseb, one file each."""
