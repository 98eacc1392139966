// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `cairo_surface_t`.
public final class CairoSurface: Boxed {
    public override class var valueType: GType { GType(rawValue: cairo_gobject_surface_get_type()) }
}
