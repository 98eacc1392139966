// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBitset`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Bitset.html)
public final class Bitset: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_bitset_get_type()) }

    /// Source: `gtk_bitset_new_empty`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Bitset.new_empty.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gtk_bitset_new_empty()), transfer: .full)
    }

    /// Source: `gtk_bitset_new_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Bitset.new_range.html)
    @_alwaysEmitIntoClient
    public convenience init(start: Int, nItems: Int) {
        self.init(instance: CInstance(gtk_bitset_new_range(cInteger(start), cInteger(nItems))), transfer: .full)
    }

    /// Source: `gtk_bitset_get_maximum`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_maximum.html)
    @_alwaysEmitIntoClient
    public var maximum: Int {
        swiftInteger(gtk_bitset_get_maximum(opaquePointer))
    }

    /// Source: `gtk_bitset_get_minimum`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_minimum.html)
    @_alwaysEmitIntoClient
    public var minimum: Int {
        swiftInteger(gtk_bitset_get_minimum(opaquePointer))
    }

    /// Source: `gtk_bitset_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_size.html)
    @_alwaysEmitIntoClient
    public var size: UInt64 {
        UInt64(gtk_bitset_get_size(opaquePointer))
    }

    /// Source: `gtk_bitset_is_empty`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.is_empty.html)
    @_alwaysEmitIntoClient
    public var isEmpty: Bool {
        gtk_bitset_is_empty(opaquePointer) != 0
    }

    /// Source: `gtk_bitset_add`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func add(_ value: Int) -> Bool {
        gtk_bitset_add(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_add_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_range.html)
    @_alwaysEmitIntoClient
    public func addRange(start: Int, nItems: Int) {
        gtk_bitset_add_range(opaquePointer, cInteger(start), cInteger(nItems))
    }

    /// Source: `gtk_bitset_add_range_closed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_range_closed.html)
    @_alwaysEmitIntoClient
    public func addRangeClosed(first: Int, last: Int) {
        gtk_bitset_add_range_closed(opaquePointer, cInteger(first), cInteger(last))
    }

    /// Source: `gtk_bitset_add_rectangle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_rectangle.html)
    @_alwaysEmitIntoClient
    public func addRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_add_rectangle(opaquePointer, cInteger(start), cInteger(width), cInteger(height), cInteger(stride))
    }

    /// Source: `gtk_bitset_contains`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.contains.html)
    @_alwaysEmitIntoClient
    public func contains(_ value: Int) -> Bool {
        gtk_bitset_contains(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> Bitset {
        Bitset.wrapping(required: gtk_bitset_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_bitset_difference`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.difference.html)
    @_alwaysEmitIntoClient
    public func difference(_ other: Bitset) {
        gtk_bitset_difference(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_equals`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.equals.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func equals(_ other: Bitset) -> Bool {
        gtk_bitset_equals(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gtk_bitset_get_nth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_nth.html)
    @_alwaysEmitIntoClient
    public func nth(_ nth: Int) -> Int {
        swiftInteger(gtk_bitset_get_nth(opaquePointer, cInteger(nth)))
    }

    /// Source: `gtk_bitset_get_size_in_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_size_in_range.html)
    @_alwaysEmitIntoClient
    public func sizeInRange(first: Int, last: Int) -> UInt64 {
        UInt64(gtk_bitset_get_size_in_range(opaquePointer, cInteger(first), cInteger(last)))
    }

    /// Source: `gtk_bitset_intersect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.intersect.html)
    @_alwaysEmitIntoClient
    public func intersect(_ other: Bitset) {
        gtk_bitset_intersect(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ value: Int) -> Bool {
        gtk_bitset_remove(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        gtk_bitset_remove_all(opaquePointer)
    }

    /// Source: `gtk_bitset_remove_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_range.html)
    @_alwaysEmitIntoClient
    public func removeRange(start: Int, nItems: Int) {
        gtk_bitset_remove_range(opaquePointer, cInteger(start), cInteger(nItems))
    }

    /// Source: `gtk_bitset_remove_range_closed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_range_closed.html)
    @_alwaysEmitIntoClient
    public func removeRangeClosed(first: Int, last: Int) {
        gtk_bitset_remove_range_closed(opaquePointer, cInteger(first), cInteger(last))
    }

    /// Source: `gtk_bitset_remove_rectangle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_rectangle.html)
    @_alwaysEmitIntoClient
    public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_remove_rectangle(opaquePointer, cInteger(start), cInteger(width), cInteger(height), cInteger(stride))
    }

    /// Source: `gtk_bitset_shift_left`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.shift_left.html)
    @_alwaysEmitIntoClient
    public func shiftLeft(_ amount: Int) {
        gtk_bitset_shift_left(opaquePointer, cInteger(amount))
    }

    /// Source: `gtk_bitset_shift_right`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.shift_right.html)
    @_alwaysEmitIntoClient
    public func shiftRight(_ amount: Int) {
        gtk_bitset_shift_right(opaquePointer, cInteger(amount))
    }

    /// Source: `gtk_bitset_splice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.splice.html)
    @_alwaysEmitIntoClient
    public func splice(position: Int, removed: Int, added: Int) {
        gtk_bitset_splice(opaquePointer, cInteger(position), cInteger(removed), cInteger(added))
    }

    /// Source: `gtk_bitset_subtract`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.subtract.html)
    @_alwaysEmitIntoClient
    public func subtract(_ other: Bitset) {
        gtk_bitset_subtract(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_union`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.union.html)
    @_alwaysEmitIntoClient
    public func union(_ other: Bitset) {
        gtk_bitset_union(opaquePointer, other.opaquePointer)
    }
}
