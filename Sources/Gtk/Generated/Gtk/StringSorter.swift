// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringSorter.html)
open class StringSorter: Sorter {
    /// Source: `gtk_string_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringSorter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_string_sorter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StringSorter {
    /// Source: `gtk_string_sorter_get_expression`, `gtk_string_sorter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringSorter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_string_sorter_get_expression(opaquePointer))
        }
        set {
            gtk_string_sorter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_string_sorter_get_ignore_case`, `gtk_string_sorter_set_ignore_case`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html)
    @_alwaysEmitIntoClient
    public var ignoreCase: Bool {
        get {
            gtk_string_sorter_get_ignore_case(opaquePointer) != 0
        }
        set {
            gtk_string_sorter_set_ignore_case(opaquePointer, newValue ? 1 : 0)
        }
    }
}
