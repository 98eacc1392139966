extension Settings {
    /// The size of texts, as a multiple of the usual one: 1 for 96 dots per inch.
    ///
    /// Source: `GtkSettings:gtk-xft-dpi`.
    var textScale: Double {
        let resolution = gtkXftDpi
        return resolution > 0 ? Double(resolution) / (96 * 1024) : 1
    }
}
