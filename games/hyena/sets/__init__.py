"""The rule sets of Hyena, one file each."""
