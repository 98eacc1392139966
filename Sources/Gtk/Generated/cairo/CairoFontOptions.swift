// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `cairo_font_options_t`.
public final class CairoFontOptions: Boxed {
    public override class var valueType: GType { GType(rawValue: cairo_gobject_font_options_get_type()) }
}
