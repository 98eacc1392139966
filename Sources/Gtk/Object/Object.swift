import CGtk

/// The base class of all wrappers of GObjects: one Swift object for one GObject.
///
/// A GObject has at most one wrapper. The same wrapper is returned whenever C code returns the GObject, and it lives
/// exactly as long as the GObject. Therefore:
///
/// - `===` compares the GObjects themselves.
/// - A `weak` reference becomes `nil` when the GObject is freed.
/// - A Swift subclass keeps its stored properties while only GTK holds the object.
///
/// There is one exception: GTK announces a window in ``Window/toplevels`` while it creates it, before the initializer
/// of a Swift subclass is done. A handler that uses the window then gets a wrapper of its GTK class, which the one of
/// the initializer replaces. The first one remains usable, and lives as long as the second one, at least.
///
/// A widget is never freed if a closure that it owns, such as a signal handler, captures it strongly. Capture it
/// weakly.
///
/// A wrapper may be released on any thread, and gives up the GObject on the main actor. A subclass whose deinitializer
/// or stored properties need the main actor, too, needs an `isolated deinit`.
///
/// Source: `GObject`.
// Explicit although it is the target's default: without it, the compiler does not find the isolation of `deinit` in
// subclasses in other modules.
@MainActor
open class Object {
    /// The C instance. It is valid as long as this wrapper is alive.
    public final let instance: CInstance

    private final let link: WrapperLink

    /// Creates a wrapper of a C instance that has no wrapper yet. Sinks a floating reference.
    ///
    /// Subclasses that wrap a class of another library call this initializer with the result of the C constructor. To
    /// find or create the wrapper of an instance that may already have one, use ``Object/wrapper(for:transfer:)``.
    ///
    /// - Parameters:
    ///   - instance: The GObject.
    ///   - transfer: Whether the wrapper takes ownership of the caller's reference (`.full`) or not (`.none`).
    /// - Precondition: `instance` has no wrapper yet, except one that ``Object/wrapper(for:transfer:)`` has made, which
    ///   is replaced.
    public init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        self.instance = instance
        link = WrapperLink.link(of: instance.pointer) ?? WrapperLink(instance: instance.pointer)
        link.attach(self, transfer: transfer)
    }

    nonisolated deinit {
        releaseOnMainActor(link) { $0.detach() }
    }

    /// The type of the C instance.
    ///
    /// Source: `G_OBJECT_TYPE`.
    public final var objectType: GType { GType(rawValue: cgtk_object_type(instance.pointer)) }

    /// Returns the existing wrapper of a C instance, or a new wrapper of the nearest class that has one.
    ///
    /// - Parameters:
    ///   - instance: The GObject.
    ///   - transfer: Whether the caller transfers its reference (`.full`) or keeps it (`.none`).
    /// - Returns: The wrapper of `instance`.
    public static func wrapper(for instance: CInstance, transfer: OwnershipTransfer = .none) -> Object {
        guard let existing = WrapperLink.existingWrapper(of: instance.pointer) else {
            let wrapper = WrapperClasses.makeWrapper(of: instance, transfer: transfer)
            WrapperLink.setProvisional(wrapper)
            return wrapper
        }
        if transfer == .full { g_object_unref(instance.pointer) }
        return existing
    }

    // The objects that live as long as this one, such as bindings; see `holdReference(to:)`.
    private final var heldReferences: HeldObjects?

    /// Keeps another object alive as long as this one.
    ///
    /// Source: Lasso's `ObjectBindable`.
    public final func holdReference(to object: AnyObject) {
        let references = heldReferences ?? HeldObjects()
        heldReferences = references
        references.objects[ObjectIdentifier(object)] = object
    }

    /// The objects that this one keeps alive, such as its bindings, in no particular order.
    package final var heldObjects: [AnyObject] { heldReferences.map { Array($0.objects.values) } ?? [] }

    /// Releases a reference that ``holdReference(to:)`` acquired.
    public final func releaseReference(to object: AnyObject) {
        heldReferences?.objects[ObjectIdentifier(object)] = nil
    }
}

/// The objects that a wrapper keeps alive, which are released on the main actor.
@MainActor
private final class HeldObjects {
    var objects: [ObjectIdentifier: AnyObject] = [:]

    isolated deinit {}
}

// Typed views of the instance, for the wrappers' calls into C.
extension Object {
    @inlinable
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.pointer.assumingMemoryBound(to: type)
    }

    @inlinable
    var opaquePointer: OpaquePointer { instance.opaquePointer }

    /// Returns the instance with an additional reference, for a C function that takes ownership of it.
    @inlinable
    func retainedPointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        g_object_ref(instance.pointer).assumingMemoryBound(to: type)
    }

    @inlinable
    var retainedRawPointer: UnsafeMutableRawPointer { g_object_ref(instance.pointer) }

    @inlinable
    var retainedOpaquePointer: OpaquePointer { OpaquePointer(g_object_ref(instance.pointer)) }
}
