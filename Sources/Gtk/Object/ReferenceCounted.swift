import CGtk

/// The base class of wrappers of C instances that are reference-counted but not GObjects: events, expressions, render
/// nodes.
///
/// Each wrapper owns one reference. Unlike an ``Object``, such an instance may have several wrappers. Use `==` to
/// compare the instances of two wrappers.
///
/// Source: GObject's instantiatable fundamental types.
@MainActor
open class ReferenceCounted: NullableValue {
    /// The C instance. It is valid as long as this wrapper is alive.
    public let instance: CInstance

    /// Creates a wrapper of a C instance.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - transfer: Whether the wrapper takes ownership of the caller's reference (`.full`) or not (`.none`).
    public init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        self.instance = instance
        if transfer == .none { retain() }
    }

    nonisolated deinit {
        releaseOnMainActor((type: Self.self, instance: instance)) { $0.type.release($0.instance) }
    }

    /// The GObject type of the values that hold such instances.
    public class var valueType: GType {
        preconditionFailure("\(Self.self) must override valueType with the C type that it wraps.")
    }

    /// Acquires an additional reference to the instance.
    @usableFromInline
    func retain() {
        preconditionFailure("\(Self.self) must override retain().")
    }

    /// Releases one reference to an instance.
    class func release(_ instance: CInstance) {
        preconditionFailure("\(Self.self) must override release(_:).")
    }
}

extension ReferenceCounted: @MainActor Equatable {
    /// Returns whether two wrappers wrap the same instance.
    public static func == (one: ReferenceCounted, other: ReferenceCounted) -> Bool {
        one.instance.pointer == other.instance.pointer
    }
}

// Typed views of the instance, for the wrappers' calls into C.
extension ReferenceCounted {
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    @inlinable
    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// The instance with an additional reference, for a C function that takes ownership of it.
    @inlinable
    var retainedOpaquePointer: OpaquePointer {
        retain()
        return opaquePointer
    }
}

extension ReferenceCounted: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Self {
        guard let wrapper = WrapperClasses.makeReferenceCounted(of: instance, transfer: transfer) as? Self else {
            preconditionFailure("GTK returned an instance that is not a \(Self.self).")
        }
        return wrapper
    }
}
