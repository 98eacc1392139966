// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkExpressionWatch`.
/// [Reference](https://docs.gtk.org/gtk4/struct.ExpressionWatch.html)
public final class ExpressionWatch: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_expression_watch_get_type()) }

    /// Source: `gtk_expression_watch_unwatch`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ExpressionWatch.unwatch.html)
    @_alwaysEmitIntoClient
    public func unwatch() {
        gtk_expression_watch_unwatch(opaquePointer)
    }
}
