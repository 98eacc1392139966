import Glibc

/// A text that is written to standard error if the program stops during an exploration, with the steps that led to it.
///
/// The program can't go on after that. A test that expects a stop runs the exploration in a process of its own:
/// `#expect(processExitsWith:)`.
@MainActor
enum StopReport {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static var count = 0
    private static var old: [sigaction] = []

    /// Begins to report stops. Each call is balanced by a call of ``end()``.
    static func begin() {
        count += 1
        guard count == 1 else { return }
        old = signals.map { signal in
            var action = sigaction(), old = sigaction()
            action.__sigaction_handler.sa_handler = { signal in
                stopText.write()
                // The handler that was there before, such as that of Swift's backtraces, is called next.
                stopText.restore(signal)
                raise(signal)
            }
            sigaction(signal, &action, &old)
            return old
        }
        stopText.keep(old, of: signals)
    }

    /// Ends reporting.
    static func end() {
        count -= 1
        guard count == 0 else { return }
        for (signal, action) in zip(signals, old) {
            var action = action
            sigaction(signal, &action, nil)
        }
        stopText.length = 0
    }

    /// Sets the text.
    ///
    /// - Parameter parts: The parts of the text.
    static func set(_ parts: [String]) {
        stopText.length = 0
        for part in parts { stopText.append(part) }
    }
}

/// Memory that a signal handler reads: no object, and nothing that is allocated while the program stops.
///
/// Unchecked, because it is changed on the main actor only, and read after that only by the handler of a signal that
/// ends the program.
private final class StopText: @unchecked Sendable {
    private static let capacity = 1 << 16
    private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    private let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    var length = 0

    func append(_ text: String) {
        var text = text
        text.withUTF8 { new in
            let count = min(new.count, Self.capacity - length)
            guard count > 0, let start = new.baseAddress else { return }
            (bytes + length).update(from: start, count: count)
            length += count
        }
    }

    func write() {
        guard length > 0 else { return }
        _ = Glibc.write(STDERR_FILENO, bytes, length)
    }

    func keep(_ old: [sigaction], of signals: [CInt]) {
        for (signal, action) in zip(signals, old) { (actions + Int(signal)).initialize(to: action) }
    }

    func restore(_ signal: CInt) { sigaction(signal, actions + Int(signal), nil) }
}

private let stopText = StopText()
