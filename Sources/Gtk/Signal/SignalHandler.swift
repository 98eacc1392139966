import CGtk

/// A handler that GObject calls with the signal's arguments and a location for the result.
///
/// GObject passes the arguments to every closure as an array of `GValue`s. So one C function serves all signatures, and
/// the Swift types of the handler determine how each value is read.
@usableFromInline
final class SignalHandler {
    @usableFromInline
    typealias Invoke = @MainActor (_ arguments: SignalArguments, _ result: UnsafeMutablePointer<GValue>?) -> Void

    private let invoke: Invoke

    @usableFromInline
    init(_ invoke: @escaping Invoke) {
        self.invoke = invoke
    }

    /// Creates a GObject closure that owns the handler. Its reference is floating.
    func makeClosure() -> UnsafeMutablePointer<GClosure> {
        let data = Unmanaged.passRetained(self).toOpaque()
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
            preconditionFailure("g_closure_new_simple returned NULL.")
        }
        g_closure_add_finalize_notifier(closure, data, releaseHandler)
        g_closure_set_marshal(closure, callHandler)
        return closure
    }

    fileprivate static func call(
        _ closure: UnsafeMutablePointer<GClosure>?,
        _ result: UnsafeMutablePointer<GValue>?,
        _ arguments: SignalArguments
    ) {
        guard let data = closure?.pointee.data else { preconditionFailure("A signal called a closure without data.") }
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().invoke(arguments, result)
    }
}

/// The arguments of a signal. Index 0 is the first argument after the instance.
@usableFromInline
struct SignalArguments {
    /// The values that GObject passes: the instance, which handlers do not take, and the arguments.
    fileprivate let values: UnsafePointer<GValue>?

    @usableFromInline
    func storage(_ index: Int) -> ValueStorage {
        guard let values else { preconditionFailure("A signal was emitted without arguments.") }
        return ValueStorage(UnsafeMutablePointer(mutating: values + 1 + index))
    }

    @inlinable
    func read<Argument: ValueConvertible>(_ index: Int, as type: Argument.Type) -> Argument {
        Argument.read(from: storage(index))
    }
}

nonisolated private let callHandler: GClosureMarshal = { closure, result, count, values, _, _ in
    onMainActor((closure, result, values)) { closure, result, values in
        SignalHandler.call(closure, result, SignalArguments(values: values))
    }
}

nonisolated private let releaseHandler: GClosureNotify = { data, _ in releaseClosure(data) }

extension Object {
    /// Connects a handler without checking the signal's signature. The wrappers' typed `on...` methods call this
    /// method.
    @inlinable
    func connect<each Argument: ValueConvertible>(
        _ signal: String,
        after: Bool,
        _ handler: @escaping @MainActor (repeat each Argument) -> Void
    ) -> SignalConnection {
        connect(signal, after: after, invoke(handler))
    }

    @inlinable
    func connect<each Argument: ValueConvertible, Result: ValueConvertible>(
        _ signal: String,
        after: Bool,
        _ handler: @escaping @MainActor (repeat each Argument) -> Result
    ) -> SignalConnection {
        connect(signal, after: after, invoke(handler))
    }

    @usableFromInline
    func connect(_ signal: String, after: Bool, _ invoke: @escaping SignalHandler.Invoke) -> SignalConnection {
        let closure = SignalHandler(invoke).makeClosure()
        let handlerID = g_signal_connect_closure(instance.pointer, signal, closure, after ? 1 : 0)
        precondition(handlerID != 0, "\(objectType) has no signal \"\(signal)\".")
        return SignalConnection(object: self, handlerID: handlerID)
    }
}

@inlinable
func invoke<each Argument: ValueConvertible>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Void
) -> SignalHandler.Invoke {
    { arguments, _ in
        var index = -1
        @MainActor func next<Next: ValueConvertible>(_ type: Next.Type) -> Next {
            index += 1
            return arguments.read(index, as: type)
        }
        handler(repeat next((each Argument).self))
    }
}

@inlinable
func invoke<each Argument: ValueConvertible, Result: ValueConvertible>(
    _ handler: @escaping @MainActor (repeat each Argument) -> Result
) -> SignalHandler.Invoke {
    { arguments, result in
        var index = -1
        @MainActor func next<Next: ValueConvertible>(_ type: Next.Type) -> Next {
            index += 1
            return arguments.read(index, as: type)
        }
        let value = handler(repeat next((each Argument).self))
        if let result { value.write(to: ValueStorage(result)) }
    }
}

/// Joins a signal's name and detail in GObject's notation.
@usableFromInline
func detailedSignal(_ signal: String, _ detail: String?) -> String {
    detail.map { "\(signal)::\($0)" } ?? signal
}
