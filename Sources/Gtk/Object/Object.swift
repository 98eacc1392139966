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
    /// The C instance, for calling C functions that have no wrapper. It is valid for as long as this wrapper is alive.
    ///
    /// This is the one place where a pointer shows. Do not give the wrapper's reference away: take one with
    /// `g_object_ref` where the C function wants to own the instance.
    public let instance: UnsafeMutableRawPointer

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
    public init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        self.instance = instance
        link = WrapperLink(instance: instance)
        link.attach(self, transfer: transfer)
    }

    isolated deinit {
        link.detach()
    }

    /// The wrapper of a C instance: the one that exists, or else a new one of the nearest class that is known.
    ///
    /// - Parameters:
    ///   - instance: The GObject.
    ///   - transfer: Whether the caller's reference is handed over (`.full`) or not (`.none`).
    /// - Returns: The one wrapper of `instance`.
    public static func wrapper(
        for instance: UnsafeMutableRawPointer,
        transfer: OwnershipTransfer = .none
    ) -> Object {
        guard let existing = WrapperLink.existingWrapper(of: instance) else {
            return WrapperClasses.makeWrapper(of: instance, transfer: transfer)
        }
        if transfer == .full { g_object_unref(instance) }
        return existing
    }

    /// Calls a handler whenever a property of this object has changed.
    ///
    /// - Parameters:
    ///   - property: The property's name as GObject spells it, with hyphens.
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GObject::notify`.
    @discardableResult
    public func onNotify(_ property: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void)
        -> SignalConnection
    {
        connect("notify::" + property, handler, SignalTrampoline.parameterSpecification, after: after)
    }

    // What bindings and the like keep alive together with the object; see `holdReference(to:)`.
    private var heldReferences: [AnyObject] = []

    /// Keeps an object alive for as long as this one lives.
    ///
    /// Source: Lasso's `ObjectBindable`.
    public func holdReference(to object: AnyObject) {
        heldReferences.append(object)
    }

    /// Gives up a reference that ``holdReference(to:)`` took.
    public func releaseReference(to object: AnyObject) {
        heldReferences.removeAll { $0 === object }
    }
}

/// Who owns a reference that a C function returns.
///
/// Source: the GObject introspection annotation `transfer`.
nonisolated public enum OwnershipTransfer: Sendable {
    /// The callee keeps its reference; the caller takes one of its own if it needs one.
    case none
    /// The caller owns the reference from now on.
    case full
}

// Typed views of the instance, for the wrappers' calls into C.
extension Object {
    func pointer<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        instance.assumingMemoryBound(to: type)
    }

    var opaquePointer: OpaquePointer { OpaquePointer(instance) }
}
