import CGtk
import Dispatch

/// The C functions through which GObject calls Swift handlers: one for each distinct signature.
enum SignalTrampoline {
    /// `(instance)`
    static let none = callback(
        { _, data in
            withHandler(data) { (handler: @MainActor () -> Void) in handler() }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    )

    /// `(instance, GParamSpec)`; handlers have no use for the specification.
    static let parameterSpecification = callback(
        { _, _, data in
            withHandler(data) { (handler: @MainActor () -> Void) in handler() }
        } as @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer) -> Void
    )

    /// `(instance, gchar *)`
    static let string = callback(
        { _, text, data in
            let text = text.map { String(cString: $0) } ?? ""
            withHandler(data) { (handler: @MainActor (String) -> Void) in handler(text) }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer) -> Void
    )

    /// `(instance) -> gboolean`
    static let noneToBoolean = callback(
        { _, data in
            withHandler(data) { (handler: @MainActor () -> Bool) in handler() ? 1 : 0 }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean
    )

    /// `(instance, guint, guint, GdkModifierType) -> gboolean`
    static let keyToBoolean = callback(
        { _, keyValue, keyCode, state, data in
            withHandler(data) { (handler: @MainActor (UInt32, UInt32, ModifierType) -> Bool) in
                handler(keyValue, keyCode, ModifierType(rawValue: state.rawValue)) ? 1 : 0
            }
        }
            as @convention(c) (UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer) ->
            gboolean
    )

    /// `(instance, GtkWidget, guint)`
    static let widgetAndUnsignedInteger = callback(
        { _, widget, number, data in
            let address = UInt(bitPattern: widget)
            withHandler(data) { (handler: @MainActor (Widget, UInt32) -> Void) in
                guard let widget: Widget = Object.wrapped(UnsafeMutableRawPointer(bitPattern: address)) else { return }
                handler(widget, number)
            }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, guint, UnsafeMutableRawPointer) -> Void
    )

    /// `(instance, GtkWindow)`
    static let window = callback(
        { _, window, data in
            let address = UInt(bitPattern: window)
            withHandler(data) { (handler: @MainActor (Window) -> Void) in
                guard let window: Window = Object.wrapped(UnsafeMutableRawPointer(bitPattern: address)) else { return }
                handler(window)
            }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    )

    /// `(instance, GVariantDict) -> gint`
    static let variantDictionaryToInteger = callback(
        { _, dictionary, data in
            let address = UInt(bitPattern: dictionary)
            return withHandler(data) { (handler: @MainActor (VariantDictionary) -> Int32) in
                guard let dictionary = UnsafeMutableRawPointer(bitPattern: address) else { return -1 }
                return handler(VariantDictionary(dictionary))
            }
        } as @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gint
    )

    private static func callback<Function>(_ function: Function) -> GCallback {
        unsafeBitCast(function, to: GCallback.self)
    }

    nonisolated private static func withHandler<Handler, Result: Sendable>(
        _ data: UnsafeMutableRawPointer,
        _ call: @MainActor (Handler) -> Result
    ) -> Result {
        // An address, unlike a pointer, may cross into the main actor, where we are already.
        let address = UInt(bitPattern: data)
        return MainActor.assumeIsolated {
            guard let data = UnsafeRawPointer(bitPattern: address) else {
                preconditionFailure("a signal lost its handler")
            }
            return call(Unmanaged<SignalHandler<Handler>>.fromOpaque(data).takeUnretainedValue().handler)
        }
    }
}

/// A handler on the heap, owned by the GClosure that GObject makes for it.
final class SignalHandler<Handler> {
    let handler: Handler

    init(_ handler: Handler) {
        self.handler = handler
    }
}

extension Object {
    /// Connects a handler to a signal; the wrappers' typed `on...` methods end here.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, with its detail where it has one.
    ///   - handler: What to call, of the type that `trampoline` expects.
    ///   - trampoline: The C function for the signal's signature.
    ///   - after: Whether to call the handler after the class's own.
    func connect<Handler>(
        _ signal: String,
        _ handler: Handler,
        _ trampoline: GCallback,
        after: Bool = false
    ) -> SignalConnection {
        let handlerID = g_signal_connect_data(
            instance,
            signal,
            trampoline,
            Unmanaged<AnyObject>.passRetained(SignalHandler(handler)).toOpaque(),
            freeHandler,
            after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)
        )
        precondition(handlerID != 0, "\(Self.self) has no signal \"\(signal)\".")
        return SignalConnection(object: self, handlerID: handlerID)
    }
}

nonisolated private let freeHandler: GClosureNotify = { data, _ in
    guard let data else { return }
    guard isOnMainActor() else {
        // What a handler captured belongs to the main actor, so it is freed there.
        let address = UInt(bitPattern: data)
        DispatchQueue.main.async { releaseHandler(at: address) }
        return
    }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

private func releaseHandler(at address: UInt) {
    guard let data = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
