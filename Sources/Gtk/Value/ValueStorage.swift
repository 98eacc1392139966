import CGtk

/// Where GObject keeps a value: what ``ValueConvertible`` reads from and writes to.
///
/// Source: `GValue`.
public struct ValueStorage {
    let pointer: UnsafeMutablePointer<GValue>

    init(_ pointer: UnsafeMutablePointer<GValue>) {
        self.pointer = pointer
    }

    /// Makes new storage, which ``unset()`` and `deallocate` end.
    init(type: GType) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: GValue())
        g_value_init(pointer, type.rawValue)
    }

    /// The type of value that the storage is for.
    ///
    /// Source: `G_VALUE_TYPE`.
    public var type: GType { GType(rawValue: pointer.pointee.g_type) }

    func unset() {
        if pointer.pointee.g_type != 0 { g_value_unset(pointer) }
    }
}

extension ValueStorage {
    /// Runs a closure with storage that lasts as long as it.
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
    /// The pointer that the storage holds, of whichever of the types that hold one.
    var contents: UnsafeMutableRawPointer? {
        cgtk_value_pointer(pointer)
    }
}

extension ValueStorage {
    /// The address of a place for a C value.
    func address<CValue>(of type: CValue.Type) -> UnsafeMutablePointer<CValue> {
        guard let contents else {
            preconditionFailure("A signal was emitted without a place for its handler to write to.")
        }
        return contents.assumingMemoryBound(to: type)
    }
}
