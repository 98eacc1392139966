// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPropertyExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.PropertyExpression.html)
open class PropertyExpression: GtkExpression {
    /// Source: `gtk_property_expression_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new.html)
    @_alwaysEmitIntoClient
    public init(thisType: GType, expression: GtkExpression? = nil, propertyName: String) {
        super.init(
            instance: CInstance(
                gtk_property_expression_new(thisType.rawValue, expression?.retainedOpaquePointer, cText(propertyName))
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_property_expression_get_type()) }
}

extension PropertyExpression {
    /// Source: `gtk_property_expression_get_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PropertyExpression.get_expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        GtkExpression.wrapping(gtk_property_expression_get_expression(opaquePointer))
    }
}
