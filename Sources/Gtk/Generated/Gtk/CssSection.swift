// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCssSection`.
/// [Reference](https://docs.gtk.org/gtk4/struct.CssSection.html)
public final class CssSection: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_css_section_get_type()) }

    /// Source: `gtk_css_section_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CssSection.new.html)
    @_alwaysEmitIntoClient
    public convenience init(file: (any File)? = nil, start: CssLocation, end: CssLocation) {
        var startValue = start.cValue
        var endValue = end.cValue
        self.init(
            instance: CInstance(gtk_css_section_new(file?.opaquePointer, &startValue, &endValue)),
            transfer: .full
        )
    }

    /// Source: `gtk_css_section_get_end_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_end_location.html)
    @_alwaysEmitIntoClient
    public var endLocation: CssLocation {
        CssLocation(cContent(of: gtk_css_section_get_end_location(opaquePointer)))
    }

    /// Source: `gtk_css_section_get_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        wrappingInterface(gtk_css_section_get_file(opaquePointer))
    }

    /// Source: `gtk_css_section_get_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_parent.html)
    @_alwaysEmitIntoClient
    public var parent: CssSection? {
        CssSection.wrapping(gtk_css_section_get_parent(opaquePointer))
    }

    /// Source: `gtk_css_section_get_start_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_start_location.html)
    @_alwaysEmitIntoClient
    public var startLocation: CssLocation {
        CssLocation(cContent(of: gtk_css_section_get_start_location(opaquePointer)))
    }

    /// Source: `gtk_css_section_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_css_section_to_string(opaquePointer))
    }
}
