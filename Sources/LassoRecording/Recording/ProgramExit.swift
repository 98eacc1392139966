import Lasso

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The end of the program, at which flight recorders write what they have noted last.
@MainActor
enum ProgramExit {
    private struct Entry {
        weak var recorder: FlightRecorder?
    }

    private static var entries: [Entry] = []

    private static let isRegistered = atexit { ProgramExit.programExits() } == 0
    private static let suddenEnd = SuddenEnd.observe { ProgramExit.stopAll() }

    /// Stops a recorder when the program exits.
    static func add(_ recorder: FlightRecorder) {
        _ = (isRegistered, suddenEnd)
        entries.removeAll { $0.recorder == nil }
        entries.append(Entry(recorder: recorder))
    }

    /// Source: `atexit`, whose functions are called on the thread that exits.
    private nonisolated static func programExits() {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { stopAll() }
    }

    private static func stopAll() {
        for entry in entries { entry.recorder?.stop() }
    }
}
