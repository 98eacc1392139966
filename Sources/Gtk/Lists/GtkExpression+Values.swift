import CGtk

extension GtkExpression {
    /// Evaluates the expression.
    ///
    /// - Parameter this: The object to evaluate the expression for, or `nil` if the expression needs none.
    /// - Returns: The value, or `nil` if there is none, for example because an object on the path is missing.
    ///
    /// Source: `gtk_expression_evaluate`.
    public func evaluate(for this: Object? = nil) -> Value? {
        var value = GValue()
        guard gtk_expression_evaluate(opaquePointer, this?.instance.pointer, &value) != 0 else { return nil }
        return Value(taking: value)
    }
}

extension ExpressionWatch {
    /// Evaluates the watched expression.
    ///
    /// - Returns: The value, or `nil` if there is none.
    ///
    /// Source: `gtk_expression_watch_evaluate`.
    public func evaluate() -> Value? {
        var value = GValue()
        guard gtk_expression_watch_evaluate(opaquePointer, &value) != 0 else { return nil }
        return Value(taking: value)
    }
}
