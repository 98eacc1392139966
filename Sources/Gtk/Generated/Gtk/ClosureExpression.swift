// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkClosureExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ClosureExpression.html)
open class ClosureExpression: GtkExpression {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_closure_expression_get_type()) }
}
