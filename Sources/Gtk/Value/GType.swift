import CGtk

/// A type in GObject's type system.
///
/// Source: `GType`.
nonisolated public struct GType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The type's number in GObject.
    public let rawValue: UInt

    /// Creates a type from its number.
    ///
    /// - Parameter rawValue: The type's number in GObject.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Creates a type from its C name, or `nil` if no type of that name is registered.
    ///
    /// GTK registers a class when it is first used.
    ///
    /// - Parameter name: The C name, for example `"GtkButton"` or `"gint"`.
    ///
    /// Source: `g_type_from_name`.
    public init?(name: String) {
        let type = g_type_from_name(name)
        guard type != 0 else { return nil }
        self.init(rawValue: type)
    }

    /// The type's C name.
    ///
    /// Source: `g_type_name`.
    public var name: String { g_type_name(rawValue).map { String(cString: $0) } ?? "no type" }

    /// The type that this type is derived from, or `nil` if it is a fundamental type.
    ///
    /// Source: `g_type_parent`.
    public var parent: GType? {
        let parent = g_type_parent(rawValue)
        return parent == 0 ? nil : GType(rawValue: parent)
    }

    /// Returns whether values of this type are also values of another type.
    ///
    /// - Parameter other: A class, an interface or any other type.
    ///
    /// Source: `g_type_is_a`.
    public func isA(_ other: GType) -> Bool {
        g_type_is_a(rawValue, other.rawValue) != 0
    }

    /// The type's C name.
    public var description: String { name }

    /// The interfaces that the type implements.
    ///
    /// Source: `g_type_interfaces`.
    public var interfaces: [GType] {
        var count: guint = 0
        let interfaces = g_type_interfaces(rawValue, &count)
        defer { g_free(interfaces) }
        return UnsafeBufferPointer(start: interfaces, count: Int(count)).map { GType(rawValue: $0) }
    }

    var fundamental: GType { GType(rawValue: g_type_fundamental(rawValue)) }

    /// Whether the type's values are instances of a class, or implement an interface.
    var isInstanceType: Bool {
        fundamental == .interface || g_type_test_flags(rawValue, guint(G_TYPE_FLAG_INSTANTIATABLE.rawValue)) != 0
    }
}

// The numbers of GObject's fundamental types are shifted by two bits. Swift does not import the macro
// `G_TYPE_MAKE_FUNDAMENTAL`.
nonisolated extension GType {
    private init(fundamental number: UInt) {
        self.init(rawValue: number << UInt(G_TYPE_FUNDAMENTAL_SHIFT))
    }

    /// Source: `G_TYPE_NONE`.
    public static let none = GType(fundamental: 1)
    /// Source: `G_TYPE_INTERFACE`.
    public static let interface = GType(fundamental: 2)
    /// Source: `G_TYPE_CHAR`.
    public static let char = GType(fundamental: 3)
    /// Source: `G_TYPE_UCHAR`.
    public static let uchar = GType(fundamental: 4)
    /// Source: `G_TYPE_BOOLEAN`.
    public static let boolean = GType(fundamental: 5)
    /// Source: `G_TYPE_INT`.
    public static let int = GType(fundamental: 6)
    /// Source: `G_TYPE_UINT`.
    public static let uint = GType(fundamental: 7)
    /// Source: `G_TYPE_LONG`.
    public static let long = GType(fundamental: 8)
    /// Source: `G_TYPE_ULONG`.
    public static let ulong = GType(fundamental: 9)
    /// Source: `G_TYPE_INT64`.
    public static let int64 = GType(fundamental: 10)
    /// Source: `G_TYPE_UINT64`.
    public static let uint64 = GType(fundamental: 11)
    /// Source: `G_TYPE_ENUM`.
    public static let enumeration = GType(fundamental: 12)
    /// Source: `G_TYPE_FLAGS`.
    public static let flags = GType(fundamental: 13)
    /// Source: `G_TYPE_FLOAT`.
    public static let float = GType(fundamental: 14)
    /// Source: `G_TYPE_DOUBLE`.
    public static let double = GType(fundamental: 15)
    /// Source: `G_TYPE_STRING`.
    public static let string = GType(fundamental: 16)
    /// Source: `G_TYPE_POINTER`.
    public static let pointer = GType(fundamental: 17)
    /// Source: `G_TYPE_BOXED`.
    public static let boxed = GType(fundamental: 18)
    /// Source: `G_TYPE_PARAM`.
    public static let parameterSpecification = GType(fundamental: 19)
    /// Source: `G_TYPE_OBJECT`.
    public static let object = GType(fundamental: 20)
    /// Source: `G_TYPE_VARIANT`.
    public static let variant = GType(fundamental: 21)
}
