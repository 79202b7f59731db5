"""The rule sets of Senet, one file each."""
