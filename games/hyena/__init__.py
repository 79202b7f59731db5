"""Hyena (Li'b el-merafib): mothers walk to the well and back, the first one home looses a hyena."""
