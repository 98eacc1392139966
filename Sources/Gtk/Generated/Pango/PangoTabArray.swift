// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoTabArray`.
/// [Reference](https://docs.gtk.org/Pango/struct.TabArray.html)
public final class PangoTabArray: Boxed {
    public override class var valueType: GType { GType(rawValue: pango_tab_array_get_type()) }

    /// Source: `pango_tab_array_new`.
    /// [Reference](https://docs.gtk.org/Pango/ctor.TabArray.new.html)
    @_alwaysEmitIntoClient
    public convenience init(initialSize: Int, positionsInPixels: Bool) {
        self.init(
            instance: CInstance(pango_tab_array_new(cInteger(initialSize), positionsInPixels ? 1 : 0)),
            transfer: .full
        )
    }

    /// Source: `pango_tab_array_get_positions_in_pixels`, `pango_tab_array_set_positions_in_pixels`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.get_positions_in_pixels.html)
    @_alwaysEmitIntoClient
    public var positionsInPixels: Bool {
        get {
            pango_tab_array_get_positions_in_pixels(opaquePointer) != 0
        }
        set {
            pango_tab_array_set_positions_in_pixels(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `pango_tab_array_get_size`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        swiftInteger(pango_tab_array_get_size(opaquePointer))
    }

    /// Source: `pango_tab_array_copy`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoTabArray {
        PangoTabArray.wrapping(required: pango_tab_array_copy(opaquePointer), transfer: .full)
    }

    /// Source: `pango_tab_array_get_decimal_point`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.get_decimal_point.html)
    @_alwaysEmitIntoClient
    public func decimalPoint(_ tabIndex: Int) -> Unicode.Scalar {
        cUnicodeScalar(pango_tab_array_get_decimal_point(opaquePointer, cInteger(tabIndex)))
    }

    /// Source: `pango_tab_array_get_tab`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.get_tab.html)
    @_alwaysEmitIntoClient
    public func tab(_ tabIndex: Int) -> (alignment: PangoTabAlign, location: Int) {
        var alignment: CGtk.PangoTabAlign = CGtk.PangoTabAlign(rawValue: 0)
        var location: Int32 = 0
        pango_tab_array_get_tab(opaquePointer, cInteger(tabIndex), &alignment, &location)
        return (PangoTabAlign(alignment), swiftInteger(location))
    }

    /// Source: `pango_tab_array_resize`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.resize.html)
    @_alwaysEmitIntoClient
    public func resize(_ newSize: Int) {
        pango_tab_array_resize(opaquePointer, cInteger(newSize))
    }

    /// Source: `pango_tab_array_set_decimal_point`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.set_decimal_point.html)
    @_alwaysEmitIntoClient
    public func setDecimalPoint(tabIndex: Int, decimalPoint: Unicode.Scalar) {
        pango_tab_array_set_decimal_point(opaquePointer, cInteger(tabIndex), decimalPoint.value)
    }

    /// Source: `pango_tab_array_set_tab`.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.set_tab.html)
    @_alwaysEmitIntoClient
    public func setTab(tabIndex: Int, alignment: PangoTabAlign, location: Int) {
        pango_tab_array_set_tab(opaquePointer, cInteger(tabIndex), alignment.cValue, cInteger(location))
    }

    /// Source: `pango_tab_array_sort`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.sort.html)
    @_alwaysEmitIntoClient
    public func sort() {
        pango_tab_array_sort(opaquePointer)
    }

    /// Source: `pango_tab_array_to_string`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.TabArray.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: pango_tab_array_to_string(opaquePointer))
    }

    /// Source: `pango_tab_array_from_string`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/type_func.TabArray.from_string.html)
    @_alwaysEmitIntoClient
    public static func fromString(_ text: String) -> PangoTabArray? {
        PangoTabArray.wrapping(pango_tab_array_from_string(cText(text)), transfer: .full)
    }
}
