import CGtk

/// The base class of wrappers that own a C structure: a path in a tree, a position in a text, a style transition.
///
/// Each wrapper owns its structure. If a C function changes the structure, only this wrapper reflects the change. If C
/// counts the references to a structure, as it does for a ``Bitset``, several wrappers can own the same one. A wrapper
/// of what an object still uses, such as the selection of a list, has a copy.
///
/// A structure that points into another object keeps that object alive, for example the buffer of a position in a text.
///
/// Source: GObject's boxed types.
@MainActor
public class Boxed: ValueConvertible, NullableValue {
    /// The C structure. It is valid as long as this wrapper is alive.
    public let instance: CInstance

    /// The object that the structure points into. The structure must not outlive it.
    @usableFromInline
    var owner: AnyObject?

    /// Creates a wrapper of a structure that a C function returned.
    ///
    /// - Parameters:
    ///   - instance: The structure.
    ///   - transfer: Whether the wrapper owns the structure (`.full`) or copies it (`.none`).
    public convenience required init(instance: CInstance, transfer: OwnershipTransfer) {
        self.init(instance: instance, transfer: transfer, owner: Self.owner(of: instance))
    }

    /// Creates a wrapper of a structure that points into an owner.
    @usableFromInline
    required init(instance: CInstance, transfer: OwnershipTransfer, owner: AnyObject?) {
        self.instance =
            transfer == .full ? instance : CInstance(g_boxed_copy(Self.valueType.rawValue, instance.pointer))
        self.owner = owner
    }

    isolated deinit {
        g_boxed_free(Self.valueType.rawValue, instance.pointer)
    }

    /// Returns the object that a structure points into, or `nil` if it points into none or does not expose it.
    class func owner(of instance: CInstance) -> AnyObject? { nil }

    /// The structure's type.
    public class var valueType: GType {
        preconditionFailure("\(Self.self) must override valueType with the type of the C structure that it wraps.")
    }

    /// Reads a value.
    ///
    /// Source: `g_value_dup_boxed`.
    public static func read(from storage: ValueStorage) -> Self {
        wrapping(required: g_value_get_boxed(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        g_value_set_boxed(storage.pointer, instance.pointer)
    }
}

// Typed views of the structure, for the wrappers' calls into C.
extension Boxed {
    @inlinable
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    @inlinable
    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// Copies the structure, for a C function that takes ownership of it.
    @inlinable
    func retainedPointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutablePointer(retainedOpaquePointer)
    }

    @inlinable
    var retainedOpaquePointer: OpaquePointer {
        CInstance(g_boxed_copy(Self.valueType.rawValue, instance.pointer)).opaquePointer
    }

    /// Returns a wrapper of a structure that a C function returned and that points into an owner.
    @inlinable
    static func wrapping(
        required instance: UnsafeRawPointer,
        transfer: OwnershipTransfer = .none,
        owner: AnyObject?
    ) -> Self {
        Self(instance: CInstance(UnsafeMutableRawPointer(mutating: instance)), transfer: transfer, owner: owner)
    }
}

extension Boxed: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Self {
        Self(instance: instance, transfer: transfer)
    }
}
