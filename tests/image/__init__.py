"""The image, built as a person builds it, and a game played in it: `make image`.

No engine is needed: `buildah` builds, on a root of Debian's in the place of the base image; what an
engine does to run it (a root that cannot be written, no capabilities, a volume) is done by the
kernel's own means. Root's rights are needed for that.
"""
