import CGtk
import Glibc

/// Calls a closure from the main loop the first time that the process receives each of several signals.
///
/// The signal then has its usual effect again, so that a second one ends a program that hangs. Until the closure has
/// returned, one that comes within a second of the first has no effect, because a terminal that closes sends `SIGHUP`
/// twice.
///
/// Skips the signals that the program handles otherwise, and those that it ignores, as with `nohup`. Does nothing if
/// the program can open no more files.
///
/// - Parameters:
///   - numbers: The signals: `SIGHUP`, `SIGINT`, `SIGTERM`, `SIGUSR1`, and `SIGUSR2`.
///   - body: A closure called once for each of them.
///
/// Source: `sigaction`. With `g_unix_signal_add_full`, a program whose main thread hangs could not be ended.
package func performOnSignals(_ numbers: [CInt], _ body: @escaping @MainActor () -> Void) {
    let unhandled = numbers.filter(hasUsualEffect)
    // The main loop looks at each of its descriptors in every turn, so all signals share one.
    let descriptor = unhandled.isEmpty ? -1 : cgtk_open_event()
    guard descriptor >= 0 else { return }
    var expected = unhandled
    let handler: @MainActor () -> Bool = {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
        for number in expected where cgtk_signal_has_come(number) != 0 {
            body()
            signal(number, SIG_DFL)
            expected.removeAll { $0 == number }
        }
        if expected.isEmpty { close(descriptor) }
        return !expected.isEmpty
    }
    for number in unhandled { cgtk_catch_signal(number, descriptor) }
    g_unix_fd_add_full(
        G_PRIORITY_HIGH,
        descriptor,
        G_IO_IN,
        callSignalClosure,
        retainedClosure(handler),
        releaseClosure
    )
}

private func hasUsualEffect(_ number: CInt) -> Bool {
    var current = sigaction()
    // Null is SIG_DFL.
    return sigaction(number, nil, &current) == 0 && current.__sigaction_handler.sa_handler == nil
}

nonisolated private let callSignalClosure: GUnixFDSourceFunc = { _, _, data in
    // G_SOURCE_CONTINUE or G_SOURCE_REMOVE.
    onMainActor(data) { cClosure($0, as: (@MainActor () -> Bool).self)() ? 1 : 0 }
}
