/// Something along an axis that is not read.
public struct _SilentAxis: AxisContent, AxisMark {}
