/// A style that changes only how a control looks, so that the control stays as it is.
protocol BuiltInStyle {}
