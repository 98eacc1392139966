import Glibc

/// A test that takes the steps of an exploration, which is written to standard error if the program stops during it.
///
/// The program can't go on after that. A test that expects a stop runs the exploration in a process of its own:
/// `#expect(processExitsWith:)`.
///
/// If several walks take turns, the tests of up to sixteen of them are written.
@MainActor
struct StopReport {
    /// The largest number of walks that have a report at the same time. The exploration that takes them has one, too.
    nonisolated static let walkLimit = 16

    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static var count = 0
    private static var old: [sigaction] = []

    private let slot: Int?
    // The lines before the steps.
    private let beginning: String

    /// Begins a report. Each is balanced by a call of ``end()``.
    ///
    /// - Parameter source: The source of the exploration.
    init(of source: ExplorationSource) {
        beginning = """
            The program stopped in this test of an exploration:
            @Test func theProgramStops() async throws {
                let walk = await FlowWalk\(source.flow.replacing("\n", with: "\n    "))

            """
        slot = stopTexts.takeSlot()
        Self.count += 1
        if Self.count == 1 { Self.installHandlers() }
    }

    /// Ends the report.
    func end() {
        if let slot { stopTexts.freeSlot(slot) }
        Self.count -= 1
        if Self.count == 0 { Self.restoreHandlers() }
    }

    /// Sets the text.
    ///
    /// - Parameter parts: The parts of the text.
    func set(_ parts: [String]) {
        // The main actor may have another thread now.
        SignalStack.addToCurrentThread()
        if let slot { stopTexts.set(parts, at: slot) }
    }

    /// Sets the steps of a walk as the text.
    ///
    /// - Parameter way: The steps, from the start of the flow.
    func set(after way: [WalkStep]) { set([beginning, Self.text(of: way), Self.ending]) }

    /// Sets the steps to a place, and then others, as the text.
    ///
    /// - Parameters:
    ///   - place: The place. The text of the steps to it is made once.
    ///   - steps: The steps that are taken there.
    func set(at place: FlowPlace, _ steps: WalkStep...) {
        set([beginning, place.textOfWay, Self.text(of: steps), Self.ending])
    }

    /// Returns the lines of steps in a test.
    ///
    /// - Parameter steps: The steps.
    static func text(of steps: [WalkStep]) -> String { steps.map { "    \($0.code)\n" }.joined() }

    // The lines after the steps.
    private static let ending = "    await walk.finish()\n}\n"

    private static func installHandlers() {
        old = signals.map { signal in
            var action = sigaction(), old = sigaction()
            // A stack that has overflowed has no room for a handler.
            action.sa_flags = SA_ONSTACK
            action.__sigaction_handler.sa_handler = { signal in
                stopTexts.write()
                // The handler that was there before, such as that of Swift's backtraces, is called next.
                stopTexts.restore(signal)
                raise(signal)
            }
            sigaction(signal, &action, &old)
            return old
        }
        stopTexts.keep(old, of: signals)
    }

    private static func restoreHandlers() {
        for (signal, action) in zip(signals, old) {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}

/// A stack for the handlers of signals.
private enum SignalStack {
    private static let size = 1 << 16

    /// Gives the current thread a stack for handlers, unless it has one. The thread keeps it.
    static func addToCurrentThread() {
        var known = stack_t()
        guard sigaltstack(nil, &known) == 0, known.ss_flags & CInt(SS_DISABLE) != 0 else { return }
        var new = stack_t()
        new.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        new.ss_size = size
        sigaltstack(&new, nil)
    }
}

/// Memory that a signal handler reads: no object, and nothing that is allocated while the program stops.
///
/// Unchecked, because it is changed on the main actor only, and read after that only by the handler of a signal that
/// ends the program.
private final class StopTexts: @unchecked Sendable {
    static let capacity = StopReport.walkLimit + 1
    private static let length = 1 << 16

    private struct Slot {
        var isTaken = false
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        var count = 0
    }

    private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    private let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    init() {
        for index in 0..<Self.capacity { (slots + index).initialize(to: Slot()) }
    }

    func takeSlot() -> Int? {
        guard let free = (0..<Self.capacity).first(where: { !slots[$0].isTaken }) else { return nil }
        (slots[free].isTaken, slots[free].count) = (true, 0)
        return free
    }

    func freeSlot(_ index: Int) { (slots[index].isTaken, slots[index].count) = (false, 0) }

    func set(_ parts: [String], at index: Int) {
        slots[index].count = 0
        for part in parts { append(part, at: index) }
    }

    private func append(_ text: String, at index: Int) {
        var text = text
        text.withUTF8 { new in
            let count = min(new.count, Self.length - slots[index].count)
            guard count > 0, let start = new.baseAddress else { return }
            (slots[index].bytes + slots[index].count).update(from: start, count: count)
            slots[index].count += count
        }
    }

    func write() {
        var count = 0
        for index in 0..<Self.capacity where slots[index].count > 0 { count += 1 }
        if count > 1 { write("Several walks were taken side by side. The program stopped in one of them.\n") }
        for index in 0..<Self.capacity where slots[index].count > 0 {
            _ = Glibc.write(STDERR_FILENO, slots[index].bytes, slots[index].count)
        }
    }

    private func write(_ text: StaticString) { _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

    func keep(_ old: [sigaction], of signals: [CInt]) {
        for (signal, action) in zip(signals, old) { (actions + Int(signal)).initialize(to: action) }
    }

    func restore(_ signal: CInt) { sigaction(signal, actions + Int(signal), nil) }
}

private let stopTexts = StopTexts()
