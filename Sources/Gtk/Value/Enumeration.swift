import CGtk

/// One of GTK's enumerations.
nonisolated public protocol Enumeration: RawRepresentable, Hashable, Sendable, CaseIterable
where RawValue == Int32 {
    /// The value that a number of C's stands for.
    init(rawValue: Int32)
}

extension ValueConvertible where Self: Enumeration {
    /// Source: `g_value_get_enum`.
    public static func read(from storage: ValueStorage) -> Self {
        Self(rawValue: g_value_get_enum(storage.pointer))
    }

    /// Source: `g_value_set_enum`.
    public func write(to storage: ValueStorage) { g_value_set_enum(storage.pointer, rawValue) }
}

/// One of GTK's sets of flags.
nonisolated public protocol FlagSet: OptionSet, Hashable, Sendable where RawValue == UInt32, Element == Self {}

extension ValueConvertible where Self: FlagSet {
    /// Source: `g_value_get_flags`.
    public static func read(from storage: ValueStorage) -> Self {
        Self(rawValue: g_value_get_flags(storage.pointer))
    }

    /// Source: `g_value_set_flags`.
    public func write(to storage: ValueStorage) { g_value_set_flags(storage.pointer, rawValue) }
}
