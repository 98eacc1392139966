import CGtk

/// The base class of wrappers that own a C structure: a path in a tree, a place in a text, a style transition.
///
/// Each wrapper owns its structure, so what a C function changes in it shows in this wrapper and in no other.
///
/// A structure that points into something else, as a place in a text does into its buffer, keeps that alive.
///
/// Source: GObject's boxed types.
@MainActor
public class Boxed: ValueConvertible, NullableValue {
    /// The C structure. It is valid for as long as this wrapper is alive.
    public let instance: CInstance

    /// The object that the structure points into, and must not outlive.
    var owner: AnyObject?

    /// Wraps a structure that a C function has handed over.
    ///
    /// - Parameters:
    ///   - instance: The structure.
    ///   - transfer: Whether the structure becomes the wrapper's (`.full`), or is copied (`.none`).
    public convenience required init(instance: CInstance, transfer: OwnershipTransfer) {
        self.init(instance: instance, transfer: transfer, owner: Self.owner(of: instance))
    }

    /// Wraps a structure that points into a given owner.
    required init(instance: CInstance, transfer: OwnershipTransfer, owner: AnyObject?) {
        self.instance =
            transfer == .full ? instance : CInstance(g_boxed_copy(Self.valueType.rawValue, instance.pointer))
        self.owner = owner
    }

    isolated deinit {
        g_boxed_free(Self.valueType.rawValue, instance.pointer)
    }

    /// The object that a structure says it points into; `nil` where it stands for itself, or does not say.
    class func owner(of instance: CInstance) -> AnyObject? { nil }

    /// The structure's type.
    public class var valueType: GType {
        preconditionFailure("\(Self.self) does not say which C structure it wraps.")
    }

    /// Source: `g_value_dup_boxed`.
    public static func read(from storage: ValueStorage) -> Self {
        wrapping(required: g_value_get_boxed(storage.pointer))
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        g_value_set_boxed(storage.pointer, instance.pointer)
    }
}

// Typed views of the structure, for the wrappers' calls into C.
extension Boxed {
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// A copy, for a C function that takes it over.
    func retainedPointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutablePointer(retainedOpaquePointer)
    }

    var retainedOpaquePointer: OpaquePointer {
        CInstance(g_boxed_copy(Self.valueType.rawValue, instance.pointer)).opaquePointer
    }

    /// The wrapper of what a C function returned, which points into a given owner.
    static func wrapping(
        required instance: UnsafeRawPointer,
        transfer: OwnershipTransfer = .none,
        owner: AnyObject?
    ) -> Self {
        Self(instance: CInstance(UnsafeMutableRawPointer(mutating: instance)), transfer: transfer, owner: owner)
    }

    /// The wrapper of what a C function returned.
    static func wrapping(_ instance: UnsafeRawPointer?, transfer: OwnershipTransfer = .none) -> Self? {
        instance.map { Self(instance: CInstance(UnsafeMutableRawPointer(mutating: $0)), transfer: transfer) }
    }

    static func wrapping(_ instance: OpaquePointer?, transfer: OwnershipTransfer = .none) -> Self? {
        wrapping(UnsafeRawPointer(instance), transfer: transfer)
    }

    /// The same for a function that always returns a structure.
    static func wrapping(
        required instance: UnsafeRawPointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }

    static func wrapping(
        required instance: OpaquePointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }
}
