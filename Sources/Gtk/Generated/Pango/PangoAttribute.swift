// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoAttribute`.
/// [Reference](https://docs.gtk.org/Pango/struct.Attribute.html)
public final class PangoAttribute: Boxed {
    @_alwaysEmitIntoClient
    var pangoAttributePointer: UnsafeMutablePointer<CGtk.PangoAttribute> { pointer() }

    public override class var valueType: GType { GType(rawValue: pango_attribute_get_type()) }

    /// Source: `pango_attribute_copy`.
    /// [Reference](https://docs.gtk.org/Pango/method.Attribute.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoAttribute {
        PangoAttribute.wrapping(required: pango_attribute_copy(pangoAttributePointer), transfer: .full)
    }

    /// Source: `pango_attribute_equal`.
    /// [Reference](https://docs.gtk.org/Pango/method.Attribute.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ attr2: PangoAttribute) -> Bool {
        pango_attribute_equal(pangoAttributePointer, attr2.pangoAttributePointer) != 0
    }
}
