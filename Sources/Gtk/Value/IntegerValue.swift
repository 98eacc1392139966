import CGtk

/// An integer type whose values GObject may hold in any of its own integer types.
public protocol IntegerValue: ValueConvertible, FixedWidthInteger {}

extension IntegerValue {
    /// Returns whether a type is one of GObject's integer types.
    public static func canHold(_ type: GType) -> Bool { IntegerAccess.types.contains(type.fundamental) }

    /// Reads a value.
    ///
    /// - Precondition: This Swift type can hold the number.
    public static func read(from storage: ValueStorage) -> Self {
        let number = IntegerAccess.read(storage)
        guard let exact = Self(exactly: number) else {
            preconditionFailure("\(number) cannot be read as \(Self.self). Read it as Int64 or UInt64.")
        }
        return exact
    }

    /// Writes this value.
    ///
    /// - Precondition: The storage's type can hold the number.
    public func write(to storage: ValueStorage) {
        IntegerAccess.write(Int128(self), to: storage)
    }
}

extension Int: IntegerValue {
    /// GObject's most common integer type. The other integer types can be read and written too.
    ///
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_INT`.
    public static var valueType: GType { .int }

    /// The narrower of `gint` and `gint64` that can hold the number.
    public var ownValueType: GType { Int32(exactly: self) == nil ? .int64 : .int }
}

extension Int32: IntegerValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_INT`.
    public static var valueType: GType { .int }
}

extension UInt32: IntegerValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_UINT`.
    public static var valueType: GType { .uint }
}

extension Int64: IntegerValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_INT64`.
    public static var valueType: GType { .int64 }
}

extension UInt64: IntegerValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_UINT64`.
    public static var valueType: GType { .uint64 }
}

extension UInt8: IntegerValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_UCHAR`.
    public static var valueType: GType { .uchar }
}

private enum IntegerAccess {
    static let types: Set<GType> = [.char, .uchar, .int, .uint, .long, .ulong, .int64, .uint64]

    static func read(_ storage: ValueStorage) -> Int128 {
        let value = storage.pointer
        return switch storage.type.fundamental {
        case .char: Int128(g_value_get_schar(value))
        case .uchar: Int128(g_value_get_uchar(value))
        case .int: Int128(g_value_get_int(value))
        case .uint: Int128(g_value_get_uint(value))
        case .long: Int128(g_value_get_long(value))
        case .ulong: Int128(g_value_get_ulong(value))
        case .int64: Int128(g_value_get_int64(value))
        case .uint64: Int128(g_value_get_uint64(value))
        default: preconditionFailure("\(storage.type) is not an integer.")
        }
    }

    static func write(_ number: Int128, to storage: ValueStorage) {
        let value = storage.pointer
        func exactly<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
            guard let exact = Number(exactly: number) else {
                preconditionFailure(
                    "\(number) does not fit into \(storage.type), which holds \(Number.min) to \(Number.max)."
                )
            }
            return exact
        }
        switch storage.type.fundamental {
        case .char: g_value_set_schar(value, exactly())
        case .uchar: g_value_set_uchar(value, exactly())
        case .int: g_value_set_int(value, exactly())
        case .uint: g_value_set_uint(value, exactly())
        case .long: g_value_set_long(value, exactly())
        case .ulong: g_value_set_ulong(value, exactly())
        case .int64: g_value_set_int64(value, exactly())
        case .uint64: g_value_set_uint64(value, exactly())
        default: preconditionFailure("\(storage.type) is not an integer.")
        }
    }
}
