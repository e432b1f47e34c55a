/// How an axis is laid out.
public protocol PositionScaleRange {}
