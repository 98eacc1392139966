import CGtk
import Glibc

/// Calls a closure from the main loop when the process receives a signal for the first time. The signal then has its
/// usual effect again, so that a second one ends a program that hangs.
///
/// Does nothing if the program handles the signal otherwise, or ignores it, as with `nohup`.
///
/// - Parameters:
///   - number: The signal: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, or `SIGUSR2`.
///   - body: A closure called once.
///
/// Source: `g_unix_signal_add_full`.
package func performOnSignal(_ number: CInt, _ body: @escaping @MainActor () -> Void) {
    var current = sigaction()
    // Null is SIG_DFL.
    guard sigaction(number, nil, &current) == 0, current.__sigaction_handler.sa_handler == nil else { return }
    g_unix_signal_add_full(G_PRIORITY_HIGH, number, callSignalClosure, retainedClosure(body), releaseClosure)
}

nonisolated private let callSignalClosure: GSourceFunc = { data in
    onMainActor(data) { cClosure($0, as: (@MainActor () -> Void).self)() }
    return 0  // G_SOURCE_REMOVE
}
