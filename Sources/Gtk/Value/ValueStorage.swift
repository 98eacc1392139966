import CGtk

/// The storage of a GObject value, which ``ValueConvertible`` reads from and writes to.
///
/// Source: `GValue`.
public struct ValueStorage {
    @usableFromInline
    let pointer: UnsafeMutablePointer<GValue>

    @usableFromInline
    init(_ pointer: UnsafeMutablePointer<GValue>) {
        self.pointer = pointer
    }

    /// Creates storage that the caller frees with ``unset()`` and `deallocate()`.
    init(type: GType) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: GValue())
        g_value_init(pointer, type.rawValue)
    }

    /// The type of the values that the storage can hold.
    ///
    /// Source: `G_VALUE_TYPE`.
    public var type: GType { GType(rawValue: pointer.pointee.g_type) }

    func unset() {
        if pointer.pointee.g_type != 0 { g_value_unset(pointer) }
    }
}

extension ValueStorage {
    /// Calls a closure with storage that is valid during the call.
    static func with<Result>(_ type: GType, _ body: (ValueStorage) throws -> Result) rethrows -> Result {
        let storage = ValueStorage(type: type)
        defer {
            storage.unset()
            storage.pointer.deallocate()
        }
        return try body(storage)
    }
}

extension ValueStorage {
    /// The pointer that the storage holds, for any type whose values are pointers.
    var contents: UnsafeMutableRawPointer? {
        cgtk_value_pointer(pointer)
    }
}

extension ValueStorage {
    /// Returns the address of a C value that the storage points to.
    func address<CValue>(of type: CValue.Type) -> UnsafeMutablePointer<CValue> {
        guard let contents else {
            preconditionFailure("A GObject value is NULL instead of the address of a \(type).")
        }
        return contents.assumingMemoryBound(to: type)
    }
}
