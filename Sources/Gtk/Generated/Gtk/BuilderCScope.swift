// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilderCScope`.
/// [Reference](https://docs.gtk.org/gtk4/class.BuilderCScope.html)
open class BuilderCScope: Object, BuilderScope {
    /// Source: `gtk_builder_cscope_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderCScope.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_builder_cscope_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension BuilderCScope {
    @_alwaysEmitIntoClient
    var builderCScopePointer: UnsafeMutablePointer<GtkBuilderCScope> { pointer() }
}
