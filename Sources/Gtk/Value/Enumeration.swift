import CGtk

/// An enumeration of GTK.
nonisolated public protocol Enumeration: RawRepresentable, Hashable, Sendable, CaseIterable
where RawValue == Int32 {
    /// Creates a value from its C number.
    init(rawValue: Int32)
}

extension ValueConvertible where Self: Enumeration {
    /// Reads a value.
    ///
    /// Source: `g_value_get_enum`.
    public static func read(from storage: ValueStorage) -> Self {
        Self(rawValue: g_value_get_enum(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_enum`.
    public func write(to storage: ValueStorage) { g_value_set_enum(storage.pointer, rawValue) }
}

/// A set of flags of GTK.
nonisolated public protocol FlagSet: OptionSet, Hashable, Sendable where RawValue == UInt32, Element == Self {}

extension ValueConvertible where Self: FlagSet {
    /// Reads a value.
    ///
    /// Source: `g_value_get_flags`.
    public static func read(from storage: ValueStorage) -> Self {
        Self(rawValue: g_value_get_flags(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_flags`.
    public func write(to storage: ValueStorage) { g_value_set_flags(storage.pointer, rawValue) }
}
