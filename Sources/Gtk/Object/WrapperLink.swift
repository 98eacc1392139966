import CGtk
import Dispatch

/// The link between a GObject and its wrapper.
///
/// The wrapper owns a toggle reference to the GObject. While the GObject has other references, the link holds the
/// wrapper, so the wrapper lives as long as the GObject. When the toggle reference is the last one, the link releases
/// the wrapper, and the GObject lives as long as the wrapper.
final class WrapperLink {
    private let instance: UnsafeMutableRawPointer
    private weak var wrapper: Object?
    private var heldWrapper: Object?
    // Whether the wrapper was made for a GObject from C, and not by an initializer that created the GObject.
    private var isProvisional = false
    // The number of wrappers: the present one, one that it has replaced, and those that are being deinitialized.
    private var wrapperCount = 0

    // The addresses of all links. A notification from another thread arrives later, with an address that may be stale
    // by then. It is looked up here before it is dereferenced.
    private static var living: Set<UInt> = []

    // Not `g_quark_from_static_string`: GLib would keep the address of Swift's copy, which is freed after the call.
    static let quark = g_quark_from_string("lasso-gtk-wrapper-link")

    init(instance: UnsafeMutableRawPointer) {
        self.instance = instance
    }

    static func existingWrapper(of instance: UnsafeMutableRawPointer) -> Object? {
        link(of: instance)?.wrapper
    }

    /// Marks the wrapper as one that an initializer may replace: GTK sometimes announces a GObject while it creates it,
    /// before the initializer that creates it has its address.
    static func setProvisional(_ wrapper: Object) {
        link(of: wrapper.instance.pointer)?.isProvisional = true
    }

    static func link(of instance: UnsafeMutableRawPointer) -> WrapperLink? {
        guard let data = g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), quark) else { return nil }
        return Unmanaged<WrapperLink>.fromOpaque(data).takeUnretainedValue()
    }

    func attach(_ wrapper: Object, transfer: OwnershipTransfer) {
        if let previous = self.wrapper {
            precondition(
                isProvisional,
                """
                Object.init(instance:transfer:): the \(typeName) at \(instance) already has a wrapper. \
                Use Object.wrapper(for:transfer:), which returns it.
                """
            )
            // It may have bindings.
            wrapper.holdReference(to: previous)
        }
        self.wrapper = wrapper
        (heldWrapper, isProvisional) = (nil, false)
        wrapperCount += 1
        let isFloating = g_object_is_floating(instance) != 0
        if isFloating { g_object_ref_sink(instance) }
        if wrapperCount == 1 {
            let object = instance.assumingMemoryBound(to: GObject.self)
            g_object_set_qdata(object, Self.quark, address)
            g_object_add_toggle_ref(object, toggleNotify, address)
            Self.living.insert(UInt(bitPattern: address))
        }
        if isFloating || transfer == .full { g_object_unref(instance) }
        holdWrapperAsNeeded()
    }

    /// Notes that a wrapper is being deinitialized. After the last one, the GObject is released.
    func detach() {
        wrapperCount -= 1
        guard wrapperCount == 0 else { return }
        Self.living.remove(UInt(bitPattern: address))
        let object = instance.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata(object, Self.quark, nil)
        g_object_remove_toggle_ref(object, toggleNotify, address)
    }

    private var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private var typeName: String { String(cString: g_type_name(cgtk_object_type(instance))) }

    private func holdWrapperAsNeeded() {
        setWrapperHeld(cgtk_object_reference_count(instance) > 1)
    }

    fileprivate func setWrapperHeld(_ isHeld: Bool) {
        if !isHeld {
            heldWrapper = nil
        } else if heldWrapper == nil {
            heldWrapper = wrapper
        }
    }

    fileprivate static func holdWrapperAsNeeded(linkAt address: UInt) {
        guard living.contains(address), let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<WrapperLink>.fromOpaque(pointer).takeUnretainedValue().holdWrapperAsNeeded()
    }
}

// One shared constant, because `g_object_remove_toggle_ref` finds a toggle reference by its function's address. Two
// closure literals would be two functions.
nonisolated private let toggleNotify: GToggleNotify = { data, _, isLastReference in
    guard let data else { return }
    let address = UInt(bitPattern: data)
    guard isOnMainActor() else {
        // Worker threads of GIO release references too. Their notification may be outdated when the main actor receives
        // it, so the main actor reads the reference count itself.
        DispatchQueue.main.async { WrapperLink.holdWrapperAsNeeded(linkAt: address) }
        return
    }
    MainActor.assumeIsolated {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<WrapperLink>.fromOpaque(pointer).takeUnretainedValue().setWrapperHeld(isLastReference == 0)
    }
}
