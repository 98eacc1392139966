// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoAttrList`.
/// [Reference](https://docs.gtk.org/Pango/struct.AttrList.html)
public final class PangoAttrList: Boxed {
    public override class var valueType: GType { GType(rawValue: pango_attr_list_get_type()) }

    /// Source: `pango_attr_list_new`.
    /// [Reference](https://docs.gtk.org/Pango/ctor.AttrList.new.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(pango_attr_list_new()), transfer: .full)
    }

    /// Source: `pango_attr_list_get_attributes`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.get_attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: [PangoAttribute] {
        cElements(of: pango_attr_list_get_attributes(opaquePointer), transfer: .full) {
            PangoAttribute.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `pango_attr_list_change`.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.change.html)
    @_alwaysEmitIntoClient
    public func change(_ attr: PangoAttribute) {
        pango_attr_list_change(opaquePointer, attr.retainedPointer())
    }

    /// Source: `pango_attr_list_copy`.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PangoAttrList? {
        PangoAttrList.wrapping(pango_attr_list_copy(opaquePointer), transfer: .full)
    }

    /// Source: `pango_attr_list_equal`, since Pango 1.46.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ otherList: PangoAttrList) -> Bool {
        pango_attr_list_equal(opaquePointer, otherList.opaquePointer) != 0
    }

    /// Source: `pango_attr_list_insert`.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ attr: PangoAttribute) {
        pango_attr_list_insert(opaquePointer, attr.retainedPointer())
    }

    /// Source: `pango_attr_list_insert_before`.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.insert_before.html)
    @_alwaysEmitIntoClient
    public func insertBefore(_ attr: PangoAttribute) {
        pango_attr_list_insert_before(opaquePointer, attr.retainedPointer())
    }

    /// Source: `pango_attr_list_splice`.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.splice.html)
    @_alwaysEmitIntoClient
    public func splice(_ other: PangoAttrList, pos: Int, len: Int) {
        pango_attr_list_splice(opaquePointer, other.opaquePointer, cInteger(pos), cInteger(len))
    }

    /// Source: `pango_attr_list_to_string`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: pango_attr_list_to_string(opaquePointer))
    }

    /// Source: `pango_attr_list_update`, since Pango 1.44.
    /// [Reference](https://docs.gtk.org/Pango/method.AttrList.update.html)
    @_alwaysEmitIntoClient
    public func update(pos: Int, remove: Int, add: Int) {
        pango_attr_list_update(opaquePointer, cInteger(pos), cInteger(remove), cInteger(add))
    }

    /// Source: `pango_attr_list_from_string`, since Pango 1.50.
    /// [Reference](https://docs.gtk.org/Pango/type_func.AttrList.from_string.html)
    @_alwaysEmitIntoClient
    public static func fromString(_ text: String) -> PangoAttrList? {
        PangoAttrList.wrapping(pango_attr_list_from_string(cText(text)), transfer: .full)
    }
}
