// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.StringFilter.html)
open class StringFilter: Filter {
    /// Source: `gtk_string_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.StringFilter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_string_filter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StringFilter {
    /// Source: `gtk_string_filter_get_expression`, `gtk_string_filter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_string_filter_get_expression(opaquePointer))
        }
        set {
            gtk_string_filter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_string_filter_get_ignore_case`, `gtk_string_filter_set_ignore_case`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html)
    @_alwaysEmitIntoClient
    public var ignoreCase: Bool {
        get {
            gtk_string_filter_get_ignore_case(opaquePointer) != 0
        }
        set {
            gtk_string_filter_set_ignore_case(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_string_filter_get_match_mode`, `gtk_string_filter_set_match_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html)
    @_alwaysEmitIntoClient
    public var matchMode: StringFilterMatchMode {
        get {
            StringFilterMatchMode(gtk_string_filter_get_match_mode(opaquePointer))
        }
        set {
            gtk_string_filter_set_match_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_string_filter_get_search`, `gtk_string_filter_set_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StringFilter.search.html)
    @_alwaysEmitIntoClient
    public var search: String? {
        get {
            String.optional(copying: gtk_string_filter_get_search(opaquePointer))
        }
        set {
            gtk_string_filter_set_search(opaquePointer, cText(ifAny: newValue))
        }
    }
}
