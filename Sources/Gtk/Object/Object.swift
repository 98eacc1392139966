import CGtk

/// The base class of every wrapper: one Swift object for one GObject.
///
/// A GObject has at most one wrapper. It is found again whenever C code hands the GObject out, and it lives exactly as long
/// as the GObject does: so `===` compares what is on the screen, a `weak` reference is `nil` once the object is really
/// gone, and a Swift subclass keeps its stored properties while only GTK holds the object.
///
/// A closure that a widget owns (a signal handler, for instance) and that captures the widget strongly keeps it alive for
/// ever. Capture it weakly.
///
/// Source: `GObject`.
// Named although it is the target's default: without it, the compiler does not find the isolation of `deinit` when a class of
// another module is derived from this one.
@MainActor
open class Object {
    /// The C instance. It is valid for as long as this wrapper is alive.
    public let instance: CInstance

    private let link: WrapperLink

    /// Wraps a C instance that has no wrapper yet. A floating reference is sunk.
    ///
    /// Subclasses that wrap a class of another library call this with what its constructor returned. To find or make the
    /// wrapper of an instance that may have one, use ``Object/wrapper(for:transfer:)``.
    ///
    /// - Parameters:
    ///   - instance: The GObject.
    ///   - transfer: Whether the reference that came with `instance` becomes the wrapper's (`.full`) or stays with whoever
    ///     returned it (`.none`).
    /// - Precondition: `instance` has no wrapper yet.
    public init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        self.instance = instance
        link = WrapperLink(instance: instance.pointer)
        link.attach(self, transfer: transfer)
    }

    isolated deinit {
        link.detach()
    }

    /// The type of the C instance.
    ///
    /// Source: `G_OBJECT_TYPE`.
    public var objectType: GType { GType(rawValue: cgtk_object_type(instance.pointer)) }

    /// The wrapper of a C instance: the one that exists, or else a new one of the nearest class that is known.
    ///
    /// - Parameters:
    ///   - instance: The GObject.
    ///   - transfer: Whether the caller's reference is handed over (`.full`) or not (`.none`).
    /// - Returns: The one wrapper of `instance`.
    public static func wrapper(for instance: CInstance, transfer: OwnershipTransfer = .none) -> Object {
        guard let existing = WrapperLink.existingWrapper(of: instance.pointer) else {
            return WrapperClasses.makeWrapper(of: instance, transfer: transfer)
        }
        if transfer == .full { g_object_unref(instance.pointer) }
        return existing
    }

    // What bindings and the like keep alive together with the object; see `holdReference(to:)`.
    private var heldReferences: [ObjectIdentifier: AnyObject] = [:]

    /// Keeps an object alive for as long as this one lives.
    ///
    /// Source: Lasso's `ObjectBindable`.
    public func holdReference(to object: AnyObject) {
        heldReferences[ObjectIdentifier(object)] = object
    }

    /// Gives up a reference that ``holdReference(to:)`` took.
    public func releaseReference(to object: AnyObject) {
        heldReferences[ObjectIdentifier(object)] = nil
    }
}

// Typed views of the instance, for the wrappers' calls into C.
extension Object {
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// The instance with a reference of its own, for a C function that takes one over.
    func retainedPointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        g_object_ref(instance.pointer).assumingMemoryBound(to: type)
    }

    var retainedRawPointer: UnsafeMutableRawPointer { g_object_ref(instance.pointer) }

    var retainedOpaquePointer: OpaquePointer { OpaquePointer(g_object_ref(instance.pointer)) }
}
