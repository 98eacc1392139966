import CGtk

/// A container for one value of any type that GObject knows.
///
/// ```swift
/// listStore.set(iter, column: 0, value: Value("Ada"))
/// let name = listStore.value(iter, column: 0).get(String.self)
/// ```
///
/// Source: `GValue`.
@MainActor
public final class Value {
    let storage: ValueStorage

    // What the structure in the container points into.
    private var owner: AnyObject?

    /// A container with a value.
    public init(_ value: some ValueConvertible) {
        storage = ValueStorage(type: value.ownValueType)
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }

    /// A container of a given type with a value that it can hold.
    init(_ value: some ValueConvertible, as type: GType) {
        storage = ValueStorage(type: type)
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }

    /// An empty container, with the value that C calls zero.
    ///
    /// - Parameter type: The type that it is for.
    ///
    /// Source: `g_value_init`.
    public init(type: GType) {
        storage = ValueStorage(type: type)
    }

    /// A copy of what a C function owns.
    init(copying value: UnsafePointer<GValue>?) {
        guard let value else { preconditionFailure("A C function that promises a GValue has returned none.") }
        storage = ValueStorage(type: GType(rawValue: value.pointee.g_type))
        g_value_copy(value, storage.pointer)
    }

    /// What a C function has filled in.
    init(taking value: GValue) {
        storage = ValueStorage(UnsafeMutablePointer.allocate(capacity: 1))
        storage.pointer.initialize(to: value)
    }

    isolated deinit {
        storage.unset()
        storage.pointer.deallocate()
    }

    /// The type of value that the container is for.
    ///
    /// Source: `G_VALUE_TYPE`.
    public var type: GType { storage.type }

    /// The value.
    ///
    /// - Parameter type: What it is read as.
    /// - Returns: The value, or `nil` if the container holds a value of another type.
    public func get<Converted: ValueConvertible>(_ type: Converted.Type = Converted.self) -> Converted? {
        guard Converted.canHold(self.type) else { return nil }
        if let type = Converted.self as? any NullableValue.Type, type.isNull(storage) { return nil }
        // A value that is known as an object only may be of any class.
        if Converted.self is Object.Type {
            return Object.wrapping(storage.contents.map { UnsafeRawPointer($0) }) as? Converted
        }
        if let type = Converted.self as? Boxed.Type, let owner, let contents = storage.contents {
            return type.wrapping(required: contents, owner: owner) as? Converted
        }
        return Converted.read(from: storage)
    }

    /// Replaces the value by one of a type that the container is for.
    ///
    /// - Precondition: The container is for values of this type.
    public func set<Converted: ValueConvertible>(_ value: Converted) {
        precondition(
            Converted.canHold(type) && (!(value is Object) || value.ownValueType.isA(type)),
            "Value.set(_:): the container is for \(type), which a \(value.ownValueType) is not."
        )
        value.write(to: storage)
        owner = (value as? Boxed)?.owner
    }
}

extension Value: ValueConvertible, NullableValue {
    /// Source: `G_TYPE_VALUE`.
    public static var valueType: GType { GType(rawValue: g_value_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Value {
        Value(copying: storage.address(of: GValue.self))
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) { g_value_set_boxed(storage.pointer, self.storage.pointer) }
}
