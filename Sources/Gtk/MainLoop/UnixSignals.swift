import CGtk
import Glibc

/// Calls a closure from the main loop when the process receives a signal for the first time. The signal then has its
/// usual effect again, so that a second one ends a program that hangs. Until the closure has returned, one that comes
/// within a second of the first has no effect, because a terminal that closes sends `SIGHUP` twice.
///
/// Does nothing if the program handles the signal otherwise, or ignores it, as with `nohup`, or if it can open no more
/// files.
///
/// - Parameters:
///   - number: The signal: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, or `SIGUSR2`.
///   - body: A closure called once.
///
/// Source: `sigaction`. With `g_unix_signal_add_full`, a program whose main thread hangs could not be ended.
package func performOnSignal(_ number: CInt, _ body: @escaping @MainActor () -> Void) {
    var current = sigaction()
    // Null is SIG_DFL.
    guard sigaction(number, nil, &current) == 0, current.__sigaction_handler.sa_handler == nil else { return }
    let descriptor = cgtk_catch_signal(number)
    guard descriptor >= 0 else { return }
    let handler: @MainActor () -> Void = {
        body()
        signal(number, SIG_DFL)
        close(descriptor)
    }
    g_unix_fd_add_full(
        G_PRIORITY_HIGH,
        descriptor,
        G_IO_IN,
        callSignalClosure,
        retainedClosure(handler),
        releaseClosure
    )
}

nonisolated private let callSignalClosure: GUnixFDSourceFunc = { _, _, data in
    onMainActor(data) { cClosure($0, as: (@MainActor () -> Void).self)() }
    return 0  // G_SOURCE_REMOVE
}
