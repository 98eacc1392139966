import CGtk

// Wrappers as GObject values.

extension Object: ValueConvertible, NullableValue {
    /// The GObject type of values that hold an object.
    ///
    /// Source: `G_TYPE_OBJECT`.
    public static var valueType: GType { .object }

    /// Returns whether a type is a class or an interface.
    public static func canHold(_ type: GType) -> Bool { type.isA(.object) || type.fundamental == .interface }

    /// The type of the instance.
    public var ownValueType: GType { objectType }

    /// Reads a value.
    ///
    /// Source: `g_value_get_object`.
    public static func read(from storage: ValueStorage) -> Self {
        wrapping(required: storage.contents)
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_object`.
    ///
    /// - Precondition: The object is an instance of the storage's type.
    public func write(to storage: ValueStorage) {
        requireInstance(of: storage.type, objectType)
        g_value_set_object(storage.pointer, instance.pointer)
    }
}

extension ReferenceCounted: ValueConvertible {
    /// The type of the instance.
    public var ownValueType: GType { GType(rawValue: cgtk_object_type(instance.pointer)) }

    /// Reads a value.
    ///
    /// Source: `g_value_peek_pointer`.
    public static func read(from storage: ValueStorage) -> Self {
        wrapping(required: storage.contents)
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_instance`.
    ///
    /// - Precondition: The instance has the storage's type.
    public func write(to storage: ValueStorage) {
        requireInstance(of: storage.type, ownValueType)
        g_value_set_instance(storage.pointer, instance.pointer)
    }
}

/// Stops with a message if an instance has the wrong type. GObject would leave the value empty.
private func requireInstance(of type: GType, _ ownType: GType) {
    precondition(ownType.isA(type), "A value must be a \(type), not a \(ownType). \(instanceFix(type))")
}

/// Returns the part of a message that tells how to fix an instance of a wrong class.
func instanceFix(_ type: GType) -> String {
    "Use \(type.fundamental == .interface ? "an object that implements \(type)" : "a \(type) or an instance of a subclass")."
}

/// Returns the GObject type of a value if the value is an instance of a wrong class, and `nil` otherwise.
///
/// - Parameters:
///   - value: The value.
///   - type: The type that is required.
func wrongInstanceType(of value: any ValueConvertible, for type: GType) -> GType? {
    // Most properties hold no instance. Without this check, the casts would search all conformances of the program.
    guard type.isInstanceType else { return nil }
    let given: GType? =
        switch value {
        case let object as Object: object.ownValueType
        case let instance as ReferenceCounted: instance.ownValueType
        case let value as any InterfaceHolding: value.ownValueType
        default: nil
        }
    return given.flatMap { $0.isA(type) ? nil : $0 }
}

/// A type-erased ``InterfaceValue``.
protocol InterfaceHolding: ValueConvertible {}

/// An object that implements an interface, as a GObject value.
///
/// An existential type cannot conform to ``ValueConvertible`` itself.
@usableFromInline
struct InterfaceValue<Interface>: InterfaceHolding, NullableValue {
    @usableFromInline
    let object: Interface

    @usableFromInline
    init(_ object: Interface) {
        self.object = object
    }

    @usableFromInline
    static var valueType: GType { .object }

    @usableFromInline
    static func canHold(_ type: GType) -> Bool { Object.canHold(type) }

    @usableFromInline
    var ownValueType: GType { (object as? Object)?.objectType ?? .object }

    @usableFromInline
    static func read(from storage: ValueStorage) -> InterfaceValue<Interface> {
        InterfaceValue(wrappingInterface(required: OpaquePointer(storage.contents)))
    }

    @usableFromInline
    func write(to storage: ValueStorage) {
        guard let object = object as? Object else {
            preconditionFailure("\(Interface.self) is not an interface of objects.")
        }
        object.write(to: storage)
    }
}
