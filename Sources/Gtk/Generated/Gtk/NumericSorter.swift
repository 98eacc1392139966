// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNumericSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.NumericSorter.html)
open class NumericSorter: Sorter {
    /// Source: `gtk_numeric_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NumericSorter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_numeric_sorter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension NumericSorter {
    /// Source: `gtk_numeric_sorter_get_expression`, `gtk_numeric_sorter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NumericSorter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_numeric_sorter_get_expression(opaquePointer))
        }
        set {
            gtk_numeric_sorter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_numeric_sorter_get_sort_order`, `gtk_numeric_sorter_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NumericSorter.sort-order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: SortType {
        get {
            SortType(gtk_numeric_sorter_get_sort_order(opaquePointer))
        }
        set {
            gtk_numeric_sorter_set_sort_order(opaquePointer, newValue.cValue)
        }
    }
}
