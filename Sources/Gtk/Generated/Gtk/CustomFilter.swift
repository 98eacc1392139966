// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCustomFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.CustomFilter.html)
open class CustomFilter: Filter {
    /// Source: `gtk_custom_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CustomFilter.new.html)
    @_alwaysEmitIntoClient
    public init(matchFunc: CustomFilterFunc? = nil) {
        super.init(
            instance: CInstance(
                gtk_custom_filter_new(
                    matchFunc == nil ? nil : callCustomFilterFunc,
                    retainedClosure(ifAny: matchFunc),
                    matchFunc == nil ? nil : releaseClosure
                )
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
}

extension CustomFilter {
    /// Source: `gtk_custom_filter_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CustomFilter.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ matchFunc: CustomFilterFunc?) {
        gtk_custom_filter_set_filter_func(
            opaquePointer,
            matchFunc == nil ? nil : callCustomFilterFunc,
            retainedClosure(ifAny: matchFunc),
            matchFunc == nil ? nil : releaseClosure
        )
    }
}
