import CGtk

extension GtkExpression {
    /// The value of the expression.
    ///
    /// - Parameter this: What it is evaluated for, where it asks for something.
    /// - Returns: The value, or `nil` where it has none: where an object on the way is missing, for instance.
    ///
    /// Source: `gtk_expression_evaluate`.
    public func evaluate(for this: Object? = nil) -> Value? {
        var value = GValue()
        guard gtk_expression_evaluate(opaquePointer, this?.instance.pointer, &value) != 0 else { return nil }
        return Value(taking: value)
    }
}

extension ExpressionWatch {
    /// The value of the expression that is watched.
    ///
    /// - Returns: The value, or `nil` where it has none.
    ///
    /// Source: `gtk_expression_watch_evaluate`.
    public func evaluate() -> Value? {
        var value = GValue()
        guard gtk_expression_watch_evaluate(opaquePointer, &value) != 0 else { return nil }
        return Value(taking: value)
    }
}
