import CGtk
import Dispatch

/// A Swift closure on the heap, for a C function that takes a callback and a pointer to its data.
@usableFromInline
final class ClosureBox<Closure> {
    @usableFromInline
    let closure: Closure

    @inlinable
    init(_ closure: Closure) {
        self.closure = closure
    }
}

/// Boxes a closure for a C function that keeps it and frees it with ``releaseClosure``.
@inlinable
func retainedClosure<Closure>(_ closure: Closure) -> UnsafeMutableRawPointer {
    Unmanaged<AnyObject>.passRetained(ClosureBox(closure)).toOpaque()
}

/// Boxes an optional closure for a C function that keeps it and frees it with ``releaseClosure``.
@inlinable
func retainedClosure<Closure>(ifAny closure: Closure?) -> UnsafeMutableRawPointer? {
    closure.map { retainedClosure($0) }
}

/// Runs a C function that calls a closure only while it runs.
@inlinable
func withClosure<Closure, Result>(
    _ closure: Closure,
    _ body: (UnsafeMutableRawPointer) throws -> Result
) rethrows -> Result {
    let box = ClosureBox(closure)
    return try withExtendedLifetime(box) { try body(Unmanaged.passUnretained(box).toOpaque()) }
}

/// Runs a C function that calls a closure, if there is one, only while it runs.
@inlinable
func withClosure<Closure, Result>(
    ifAny closure: Closure?,
    _ body: (UnsafeMutableRawPointer?) throws -> Result
) rethrows -> Result {
    guard let closure else { return try body(nil) }
    return try withClosure(closure) { try body($0) }
}

/// Runs an operation that calls a closure, if there is one, until it is finished.
@inlinable
func withClosureOfOperation<Closure, Result>(
    ifAny closure: Closure?,
    _ body: @MainActor (UnsafeMutableRawPointer?) async throws -> Result
) async rethrows -> Result {
    let data = retainedClosure(ifAny: closure)
    defer { releaseClosure(data) }
    return try await body(data)
}

/// Returns the closure at a callback's data pointer.
@inlinable
func cClosure<Closure>(_ data: UnsafeMutableRawPointer?, as type: Closure.Type = Closure.self) -> Closure {
    guard let data else { preconditionFailure("A C function called a callback without its data.") }
    return Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
}

/// Returns the closure at the data pointer of a callback called once, and releases its box.
func cTakenClosure<Closure>(_ data: UnsafeMutableRawPointer?, as type: Closure.Type = Closure.self) -> Closure {
    guard let data else { preconditionFailure("A C function called a callback without its data.") }
    return Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeRetainedValue().closure
}

/// Frees a closure that a C function kept. Does so on the main actor, because the captured values belong to it.
@usableFromInline
nonisolated let releaseClosure: GDestroyNotify = { data in
    guard let data else { return }
    guard isOnMainActor() else {
        let address = UInt(bitPattern: data)
        DispatchQueue.main.async { releaseObject(at: address) }
        return
    }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

private func releaseObject(at address: UInt) {
    guard let data = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
