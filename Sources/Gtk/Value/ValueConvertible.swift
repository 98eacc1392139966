import CGtk

/// A Swift type whose values GObject can hold: as a property, as an argument of a signal, in a ``Value``.
///
/// These types conform: `Bool`, the integers, `Float`, `Double`, `String`, `[String]`, every enumeration, option set,
/// class and boxed type of this module, and optionals of them. To add conformance to your own type, convert its values
/// to one of these types.
public protocol ValueConvertible {
    /// The GObject type of such values.
    static var valueType: GType { get }

    /// Returns whether a value of a GObject type can be read and written as this Swift type.
    ///
    /// - Parameter type: The type of a property or an argument.
    static func canHold(_ type: GType) -> Bool

    /// Reads a value.
    ///
    /// - Parameter storage: The storage to read, of a type for which ``canHold(_:)`` returns `true`.
    static func read(from storage: ValueStorage) -> Self

    /// Writes this value.
    ///
    /// - Parameter storage: The storage to write to, of a type for which ``canHold(_:)`` returns `true`.
    func write(to storage: ValueStorage)

    /// The GObject type of this value. For an instance of a subclass, this is the subclass.
    var ownValueType: GType { get }
}

extension ValueConvertible {
    /// Returns whether a value of a GObject type can be read and written as this Swift type, which is whether its type
    /// is ``valueType`` or derived from it.
    public static func canHold(_ type: GType) -> Bool { type.isA(valueType) }

    /// The GObject type of such values.
    public var ownValueType: GType { Self.valueType }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible & NullableValue {
    /// The GObject type of such values.
    public static var valueType: GType { Wrapped.valueType }

    /// Returns whether a value of a GObject type can be read and written as this Swift type.
    public static func canHold(_ type: GType) -> Bool { Wrapped.canHold(type) }

    /// Reads a value.
    public static func read(from storage: ValueStorage) -> Wrapped? {
        Wrapped.isNull(storage) ? nil : Wrapped.read(from: storage)
    }

    /// Writes this value.
    public func write(to storage: ValueStorage) {
        if let self { self.write(to: storage) } else { g_value_reset(storage.pointer) }
    }

    /// The GObject type of this value.
    public var ownValueType: GType { self?.ownValueType ?? Self.valueType }
}

/// A Swift type whose values GObject holds as a pointer, which may be `NULL`.
public protocol NullableValue {}

extension NullableValue {
    static func isNull(_ storage: ValueStorage) -> Bool {
        storage.contents == nil
    }
}

extension Bool: ValueConvertible {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_BOOLEAN`.
    public static var valueType: GType { .boolean }

    /// Reads a value.
    ///
    /// Source: `g_value_get_boolean`.
    public static func read(from storage: ValueStorage) -> Bool { g_value_get_boolean(storage.pointer) != 0 }

    /// Writes this value.
    ///
    /// Source: `g_value_set_boolean`.
    public func write(to storage: ValueStorage) { g_value_set_boolean(storage.pointer, self ? 1 : 0) }
}

extension Float: ValueConvertible {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_FLOAT`.
    public static var valueType: GType { .float }

    /// Reads a value.
    ///
    /// Source: `g_value_get_float`.
    public static func read(from storage: ValueStorage) -> Float { g_value_get_float(storage.pointer) }

    /// Writes this value.
    ///
    /// Source: `g_value_set_float`.
    public func write(to storage: ValueStorage) { g_value_set_float(storage.pointer, self) }
}

extension Double: ValueConvertible {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_DOUBLE`.
    public static var valueType: GType { .double }

    /// Returns whether a type is a floating-point type.
    public static func canHold(_ type: GType) -> Bool { [.double, .float].contains(type.fundamental) }

    /// Reads a value.
    ///
    /// Source: `g_value_get_double`, `g_value_get_float`.
    public static func read(from storage: ValueStorage) -> Double {
        storage.type.fundamental == .float
            ? Double(g_value_get_float(storage.pointer)) : g_value_get_double(storage.pointer)
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_double`, `g_value_set_float`.
    public func write(to storage: ValueStorage) {
        if storage.type.fundamental == .float {
            g_value_set_float(storage.pointer, Float(self))
        } else {
            g_value_set_double(storage.pointer, self)
        }
    }
}

extension String: ValueConvertible, NullableValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_STRING`.
    public static var valueType: GType { .string }

    /// Reads a value. `NULL` is read as an empty string.
    ///
    /// Source: `g_value_get_string`.
    public static func read(from storage: ValueStorage) -> String {
        g_value_get_string(storage.pointer).map { String(cString: $0) } ?? ""
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_string`.
    public func write(to storage: ValueStorage) { g_value_set_string(storage.pointer, cText(self)) }
}

extension Array: NullableValue where Element == String {}

extension Array: ValueConvertible where Element == String {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_STRV`.
    public static var valueType: GType { GType(rawValue: g_strv_get_type()) }

    /// Reads a value. `NULL` is read as an empty array.
    ///
    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> [String] {
        [String](copying: g_value_get_boxed(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        withStringArray(self) { g_value_set_boxed(storage.pointer, $0) }
    }
}

extension GType: ValueConvertible {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_GTYPE`.
    public static var valueType: GType { GType(rawValue: g_gtype_get_type()) }

    /// Reads a value.
    ///
    /// Source: `g_value_get_gtype`.
    public static func read(from storage: ValueStorage) -> GType { GType(rawValue: g_value_get_gtype(storage.pointer)) }

    /// Writes this value.
    ///
    /// Source: `g_value_set_gtype`.
    public func write(to storage: ValueStorage) { g_value_set_gtype(storage.pointer, rawValue) }
}
