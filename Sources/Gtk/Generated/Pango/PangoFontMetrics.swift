// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontMetrics`.
/// [Reference](https://docs.gtk.org/Pango/struct.FontMetrics.html)
public final class PangoFontMetrics: Boxed {
    @_alwaysEmitIntoClient
    var pangoFontMetricsPointer: UnsafeMutablePointer<CGtk.PangoFontMetrics> { pointer() }

    public override class var valueType: GType { GType(rawValue: pango_font_metrics_get_type()) }

    /// Source: `pango_font_metrics_get_approximate_char_width`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_approximate_char_width.html)
    @_alwaysEmitIntoClient
    public var approximateCharWidth: Int {
        swiftInteger(pango_font_metrics_get_approximate_char_width(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_approximate_digit_width`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_approximate_digit_width.html)
    @_alwaysEmitIntoClient
    public var approximateDigitWidth: Int {
        swiftInteger(pango_font_metrics_get_approximate_digit_width(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_ascent`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_ascent.html)
    @_alwaysEmitIntoClient
    public var ascent: Int {
        swiftInteger(pango_font_metrics_get_ascent(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_descent`.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_descent.html)
    @_alwaysEmitIntoClient
    public var descent: Int {
        swiftInteger(pango_font_metrics_get_descent(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_height`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        swiftInteger(pango_font_metrics_get_height(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_strikethrough_position`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_strikethrough_position.html)
    @_alwaysEmitIntoClient
    public var strikethroughPosition: Int {
        swiftInteger(pango_font_metrics_get_strikethrough_position(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_strikethrough_thickness`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_strikethrough_thickness.html)
    @_alwaysEmitIntoClient
    public var strikethroughThickness: Int {
        swiftInteger(pango_font_metrics_get_strikethrough_thickness(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_underline_position`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_underline_position.html)
    @_alwaysEmitIntoClient
    public var underlinePosition: Int {
        swiftInteger(pango_font_metrics_get_underline_position(pangoFontMetricsPointer))
    }

    /// Source: `pango_font_metrics_get_underline_thickness`, since Pango 1.6.
    /// [Reference](https://docs.gtk.org/Pango/method.FontMetrics.get_underline_thickness.html)
    @_alwaysEmitIntoClient
    public var underlineThickness: Int {
        swiftInteger(pango_font_metrics_get_underline_thickness(pangoFontMetricsPointer))
    }
}
