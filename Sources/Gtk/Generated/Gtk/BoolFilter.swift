// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBoolFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.BoolFilter.html)
open class BoolFilter: Filter {
    /// Source: `gtk_bool_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BoolFilter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_bool_filter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension BoolFilter {
    /// Source: `gtk_bool_filter_get_expression`, `gtk_bool_filter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_bool_filter_get_expression(opaquePointer))
        }
        set {
            gtk_bool_filter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_bool_filter_get_invert`, `gtk_bool_filter_set_invert`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html)
    @_alwaysEmitIntoClient
    public var invert: Bool {
        get {
            gtk_bool_filter_get_invert(opaquePointer) != 0
        }
        set {
            gtk_bool_filter_set_invert(opaquePointer, newValue ? 1 : 0)
        }
    }
}
