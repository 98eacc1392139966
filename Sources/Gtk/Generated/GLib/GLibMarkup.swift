// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `g_markup_escape_text`.
nonisolated public enum GLibMarkup {
    /// Source: `g_markup_escape_text`.
    /// [Reference](https://docs.gtk.org/glib/func.markup_escape_text.html)
    @_alwaysEmitIntoClient
    public static func escapeText(_ text: String) -> String {
        String(taking: g_markup_escape_text(cText(text), -1))
    }
}
