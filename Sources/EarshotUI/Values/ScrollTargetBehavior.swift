/// Where scrolling stops.
public protocol ScrollTargetBehavior {}
