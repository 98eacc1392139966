// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCClosureExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.CClosureExpression.html)
open class CClosureExpression: GtkExpression {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    public override class var valueType: GType { GType(rawValue: gtk_cclosure_expression_get_type()) }
}
