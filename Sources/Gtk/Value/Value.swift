import CGtk

/// A container for one value of any GObject type.
///
/// ```swift
/// listStore.setValue(iter, column: 0, value: Value("Ada"))
/// let name = listStore.value(for: iter, column: 0).get(String.self)
/// ```
///
/// Source: `GValue`.
@MainActor
public final class Value {
    @usableFromInline
    let storage: ValueStorage

    // The object that the structure in the container points into.
    private var owner: AnyObject?

    /// Creates a container with a value.
    public init(_ value: some ValueConvertible) {
        storage = ValueStorage(type: value.ownValueType)
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }

    /// Creates a container of a given type with a value that the type can hold.
    init(_ value: some ValueConvertible, as type: GType) {
        storage = ValueStorage(type: type)
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }

    /// Creates a container with a type's default value, which is zero or `NULL`.
    ///
    /// - Parameter type: The type of the values that the container can hold.
    ///
    /// Source: `g_value_init`.
    public init(type: GType) {
        storage = ValueStorage(type: type)
    }

    /// Creates a copy of a value that a C function owns.
    @usableFromInline
    init(copying value: UnsafePointer<GValue>?) {
        guard let value else { preconditionFailure("A C function returned NULL instead of a GValue.") }
        storage = ValueStorage(type: GType(rawValue: value.pointee.g_type))
        g_value_copy(value, storage.pointer)
    }

    /// Creates a container that takes ownership of a value that a C function has set.
    @usableFromInline
    init(taking value: GValue) {
        storage = ValueStorage(UnsafeMutablePointer.allocate(capacity: 1))
        storage.pointer.initialize(to: value)
    }

    isolated deinit {
        storage.unset()
        storage.pointer.deallocate()
    }

    /// The type of the values that the container can hold.
    ///
    /// Source: `G_VALUE_TYPE`.
    public var type: GType { storage.type }

    /// Returns the value.
    ///
    /// - Parameter type: The Swift type to read the value as.
    /// - Returns: The value, or `nil` if the container holds a value of another type.
    public func get<Converted: ValueConvertible>(_ type: Converted.Type = Converted.self) -> Converted? {
        guard Converted.canHold(self.type) else { return nil }
        if let type = Converted.self as? any NullableValue.Type, type.isNull(storage) { return nil }
        // A value of the type `GObject` may be an instance of any class.
        let wrapped = (Converted.self as? any OptionalType.Type)?.wrappedType ?? Converted.self
        if wrapped is Object.Type, let object = Object.wrapping(storage.contents) { return object as? Converted }
        if let type = Converted.self as? Boxed.Type, let owner, let contents = storage.contents {
            return type.wrapping(required: contents, owner: owner) as? Converted
        }
        return Converted.read(from: storage)
    }

    /// Replaces the value.
    ///
    /// - Precondition: The container can hold values of this type.
    public func set<Converted: ValueConvertible>(_ value: Converted) {
        precondition(
            Converted.canHold(type) && (!(value is Object) || value.ownValueType.isA(type)),
            "Value.set(_:): the container holds a \(type), not a \(value.ownValueType)."
        )
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }
}

extension Value: ValueConvertible, NullableValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_VALUE`.
    public static var valueType: GType { GType(rawValue: g_value_get_type()) }

    /// Reads a value.
    ///
    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Value {
        Value(copying: storage.address(of: GValue.self))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) { g_value_set_boxed(storage.pointer, self.storage.pointer) }
}

/// An optional of any type.
nonisolated private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

nonisolated extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
