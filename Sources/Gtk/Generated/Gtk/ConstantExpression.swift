// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstantExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstantExpression.html)
open class ConstantExpression: GtkExpression {
    /// Source: `gtk_constant_expression_new_for_value`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstantExpression.new_for_value.html)
    @_alwaysEmitIntoClient
    public init(value: Value) {
        super.init(instance: CInstance(gtk_constant_expression_new_for_value(value.storage.pointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_constant_expression_get_type()) }
}

extension ConstantExpression {
    /// Source: `gtk_constant_expression_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstantExpression.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Value {
        Value(copying: gtk_constant_expression_get_value(opaquePointer))
    }
}
