import Dispatch
import Glibc
import LassoGtk

/// A program that keeps a text in a file, and that tests kill.
///
///     StorageProgram type PATH     types one version after the other until it is killed
///     StorageProgram load PATH     loads the text, and ends
///     StorageProgram WAY PATH      types one version into a window, which ends in a way
@main
enum Main {
    static func main() {
        // The test runner blocks or ignores some signals.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        [SIGTERM, SIGINT, SIGHUP].forEach { signal($0, SIG_DFL) }
        // A program that nobody kills would never end.
        alarm(120)
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            print("Usage: StorageProgram type|load|\(Ending.allCases.map(\.rawValue).joined(separator: "|")) PATH")
            exit(EXIT_FAILURE)
        }
        if let ending = Ending(rawValue: arguments[1]) { exit(ending.run(arguments[2])) }
        Task {
            if arguments[1] == "type" { await typeForever(arguments[2]) } else { await load(arguments[2]) }
            exit(EXIT_SUCCESS)
        }
        dispatchMain()
    }

    /// Prints `typed N` before each version, and `saved N` once a version is saved. The user pauses from time to time.
    private static func typeForever(_ path: String) async {
        let store = VersionStore(path, delay: .milliseconds(5))
        await store.load()
        tell("loaded \(store.state.version)")
        while true {
            let next = store.state.version + 1
            tell("typed \(next)")
            store.dispatchAction(.didType(next))
            usleep(500)
            if next % 10 == 0 { await store.pause() }
        }
    }

    private static func load(_ path: String) async {
        let store = VersionStore(path, delay: .seconds(3600))
        await store.load()
        await store.stored.save()
        tell("loaded \(store.state.version)")
    }
}

/// Writes a line to standard output at once.
func tell(_ line: String) {
    print(line)
    // Of all streams.
    fflush(nil)
}
