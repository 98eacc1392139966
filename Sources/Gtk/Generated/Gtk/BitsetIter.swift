// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBitsetIter`.
/// [Reference](https://docs.gtk.org/gtk4/struct.BitsetIter.html)
public final class BitsetIter: Boxed {
    @_alwaysEmitIntoClient
    var bitsetIterPointer: UnsafeMutablePointer<GtkBitsetIter> { pointer() }

    public override class var valueType: GType { GType(rawValue: gtk_bitset_iter_get_type()) }

    /// Source: `gtk_bitset_iter_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Int {
        swiftInteger(gtk_bitset_iter_get_value(bitsetIterPointer))
    }

    /// Source: `gtk_bitset_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.is_valid.html)
    @_alwaysEmitIntoClient
    public var isValid: Bool {
        gtk_bitset_iter_is_valid(bitsetIterPointer) != 0
    }

    /// Source: `gtk_bitset_iter_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.next.html)
    @_alwaysEmitIntoClient
    public func next() -> Int? {
        var value: UInt32 = 0
        guard gtk_bitset_iter_next(bitsetIterPointer, &value) != 0 else { return nil }
        return swiftInteger(value)
    }

    /// Source: `gtk_bitset_iter_previous`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.previous.html)
    @_alwaysEmitIntoClient
    public func previous() -> Int? {
        var value: UInt32 = 0
        guard gtk_bitset_iter_previous(bitsetIterPointer, &value) != 0 else { return nil }
        return swiftInteger(value)
    }

    /// Source: `gtk_bitset_iter_init_at`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_at.html)
    @_alwaysEmitIntoClient
    public static func at(_ set: Bitset, target: Int) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_at(&iter, set.opaquePointer, cInteger(target), &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), swiftInteger(value))
    }

    /// Source: `gtk_bitset_iter_init_first`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_first.html)
    @_alwaysEmitIntoClient
    public static func first(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_first(&iter, set.opaquePointer, &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), swiftInteger(value))
    }

    /// Source: `gtk_bitset_iter_init_last`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_last.html)
    @_alwaysEmitIntoClient
    public static func last(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_last(&iter, set.opaquePointer, &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), swiftInteger(value))
    }
}
