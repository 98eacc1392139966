import Lasso
import Synchronization

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

    // The thread of the main actor.
    private nonisolated static let mainThread = Atomic<UInt>(0)

    private static let isRegistered = atexit { ProgramExit.programExits() } == 0
    private static let suddenEnd = SuddenEnd.observe { ProgramExit.stopAll() }

    /// Stops a recorder when the program exits.
    static func add(_ recorder: FlightRecorder) {
        mainThread.store(Self.thread, ordering: .relaxed)
        _ = (isRegistered, suddenEnd)
        entries.removeAll { $0.recorder == nil }
        entries.append(Entry(recorder: recorder))
    }

    private nonisolated static var thread: UInt {
        #if canImport(Musl)
        UInt(bitPattern: pthread_self())
        #else
        pthread_self()
        #endif
    }

    /// Source: `atexit`, whose functions are called on the thread that exits.
    private nonisolated static func programExits() {
        guard thread == mainThread.load(ordering: .relaxed) else { return }
        MainActor.assumeIsolated { stopAll() }
    }

    private static func stopAll() {
        for entry in entries { entry.recorder?.stop() }
    }
}
