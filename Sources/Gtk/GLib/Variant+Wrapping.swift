import CGtk

// For the wrappers' calls into C.
extension Variant {
    @usableFromInline
    var opaquePointer: OpaquePointer { pointer }

    var retainedOpaquePointer: OpaquePointer { g_variant_ref(pointer) }
}

extension Variant: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Variant {
        let pointer = instance.opaquePointer
        // `g_variant_take_ref` sinks a floating reference, which a function with full transfer may return.
        return Variant(taking: transfer == .full ? g_variant_take_ref(pointer) : g_variant_ref_sink(pointer))
    }
}

extension Variant: ValueConvertible, NullableValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_VARIANT`.
    public static var valueType: GType { .variant }

    /// Reads a value.
    ///
    /// Source: `g_value_get_variant`.
    public static func read(from storage: ValueStorage) -> Variant {
        wrapping(required: g_value_get_variant(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_variant`.
    public func write(to storage: ValueStorage) { g_value_set_variant(storage.pointer, pointer) }
}

nonisolated extension Variant {
    /// Returns a variant that shares a pointer, which stays the caller's.
    static func wrappingShared(_ pointer: OpaquePointer) -> Variant {
        Variant(taking: g_variant_ref(pointer))
    }
}
