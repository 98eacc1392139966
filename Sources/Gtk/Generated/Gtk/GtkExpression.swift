// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.Expression.html)
open class GtkExpression: ReferenceCounted {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_expression_get_type()) }

    override func retain() { _ = gtk_expression_ref(opaquePointer) }

    override class func release(_ instance: CInstance) { gtk_expression_unref(instance.opaquePointer) }
}

extension GtkExpression {
    /// Source: `gtk_expression_get_value_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.get_value_type.html)
    @_alwaysEmitIntoClient
    public var valueType: GType {
        GType(rawValue: gtk_expression_get_value_type(opaquePointer))
    }

    /// Source: `gtk_expression_is_static`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.is_static.html)
    @_alwaysEmitIntoClient
    public var isStatic: Bool {
        gtk_expression_is_static(opaquePointer) != 0
    }

    /// Source: `gtk_expression_bind`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.bind.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func bind(_ target: Object, property: String, this: Object? = nil) -> ExpressionWatch {
        ExpressionWatch.wrapping(
            required: gtk_expression_bind(
                retainedOpaquePointer,
                target.instance.pointer,
                cText(property),
                this?.instance.pointer
            )
        )
    }

    /// Source: `gtk_expression_watch`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Expression.watch.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func watch(_ this: Object? = nil, notify: @escaping ExpressionNotify) -> ExpressionWatch {
        ExpressionWatch.wrapping(
            required: gtk_expression_watch(
                opaquePointer,
                this?.instance.pointer,
                callExpressionNotify,
                retainedClosure(notify),
                releaseClosure
            )
        )
    }
}
