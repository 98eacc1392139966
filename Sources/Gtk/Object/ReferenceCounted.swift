import CGtk

/// The base class of wrappers whose C instances count their references but are no GObjects: events, expressions, render
/// nodes.
///
/// Each wrapper owns one reference. Unlike an ``Object``, such an instance may have several wrappers; `==` tells whether two
/// stand for the same instance.
///
/// Source: GObject's instantiatable fundamental types.
@MainActor
open class ReferenceCounted: NullableValue {
    /// The C instance. It is valid for as long as this wrapper is alive.
    public let instance: CInstance

    /// Wraps a C instance.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - transfer: Whether the reference that came with `instance` becomes the wrapper's (`.full`) or stays with whoever
    ///     returned it (`.none`).
    public init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        self.instance = instance
        if transfer == .none { retain() }
    }

    isolated deinit {
        release()
    }

    /// The type that GObject keeps any such instance as.
    public class var valueType: GType {
        preconditionFailure("\(Self.self) does not say which C type it wraps.")
    }

    /// Takes one more reference to the instance.
    func retain() {
        preconditionFailure("\(Self.self) does not say how its references are counted.")
    }

    /// Gives one reference back.
    func release() {
        preconditionFailure("\(Self.self) does not say how its references are counted.")
    }
}

extension ReferenceCounted: @MainActor Equatable {
    /// Whether two wrappers stand for the same instance.
    public static func == (one: ReferenceCounted, other: ReferenceCounted) -> Bool {
        one.instance.pointer == other.instance.pointer
    }
}

// Typed views of the instance, for the wrappers' calls into C.
extension ReferenceCounted {
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// The instance with a reference of its own, for a C function that takes one over.
    var retainedOpaquePointer: OpaquePointer {
        retain()
        return opaquePointer
    }

    /// The wrapper of what a C function returned, as the class that the function promises.
    static func wrapping(_ instance: OpaquePointer?, transfer: OwnershipTransfer = .none) -> Self? {
        guard let instance else { return nil }
        guard let wrapper = WrapperClasses.makeReferenceCounted(of: CInstance(instance), transfer: transfer) as? Self
        else {
            preconditionFailure("GTK handed out something else where a \(Self.self) was expected.")
        }
        return wrapper
    }

    /// The same for a function that always returns an instance.
    static func wrapping(
        required instance: OpaquePointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }
}
