// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkObjectExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ObjectExpression.html)
open class ObjectExpression: GtkExpression {
    /// Source: `gtk_object_expression_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ObjectExpression.new.html)
    @_alwaysEmitIntoClient
    public init(object: Object) {
        super.init(instance: CInstance(gtk_object_expression_new(object.pointer())), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_object_expression_get_type()) }
}

extension ObjectExpression {
    /// Source: `gtk_object_expression_get_object`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ObjectExpression.get_object.html)
    @_alwaysEmitIntoClient
    public var object: Object? {
        Object.wrapping(gtk_object_expression_get_object(opaquePointer))
    }
}
