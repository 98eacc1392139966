import Dispatch
import Glibc
import LassoGtk

/// A program that keeps a text in a file, and that tests kill.
///
///     StorageProgram type PATH     types one version after the other until it is killed
///     StorageProgram load PATH     loads the text, and ends
///     StorageProgram draft PATH    types into a document, whose draft is in a folder, until it is killed
///     StorageProgram restore PATH  restores the draft in a folder, and ends
///     StorageProgram overwrite PATH  overwrites a file with one version after the other until it is killed
///     StorageProgram wait PATH     waits for an effect, and then for a toast, and ends
///     StorageProgram keys FOLDER  prints the user's own accelerators when its first window opens, until it is killed
///     StorageProgram document PATH  reads a file and replaces it like that of a document, and ends
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
            let ways = ["type", "load", "draft", "restore", "overwrite", "wait", "keys", "document"]
            let endings = Ending.allCases.map(\.rawValue)
            print("Usage: StorageProgram \((ways + endings).joined(separator: "|")) PATH")
            exit(EXIT_FAILURE)
        }
        if let ending = Ending(rawValue: arguments[1]) { exit(ending.run(arguments[2])) }
        if arguments[1] == "keys" { exit(KeysApplication().run([arguments[0]])) }
        if arguments[1] == "document" { exit(replaceDocument(arguments[2])) }
        Task {
            switch arguments[1] {
            case "type": await typeForever(arguments[2])
            case "draft": await typeIntoDocument(arguments[2])
            case "overwrite": try overwriteForever(arguments[2])
            case "restore": await restore(arguments[2])
            case "wait": await waitForDelays()
            default: await load(arguments[2])
            }
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

    /// Prints `typed N` before each version, and `saved N` once it is in the draft.
    private static func typeIntoDocument(_ path: String) async {
        let store = VersionStore(path, delay: .seconds(3600))
        let document = await restoredDocument(of: store, path)
        while true {
            let next = store.state.version + 1
            tell("typed \(next)")
            store.dispatchAction(.didType(next))
            usleep(500)
            guard next % 10 == 0 else { continue }
            while UnsavedValues.exist { await Task.yield() }
            precondition(document.state.isEdited)
            tell("saved \(next)")
        }
    }

    /// Prints `typed N` before each version, and `saved N` after it was written.
    private static func overwriteForever(_ path: String) throws {
        let files = OverwrittenFiles(folder: path + ".copies")
        var version = (try? Files.read(path).map { try VersionStore.format.decode($0) }) ?? 0
        tell("loaded \(version)")
        while true {
            version += 1
            tell("typed \(version)")
            try files.overwrite(path, with: VersionStore.format.encode(version))
            tell("saved \(version)")
        }
    }

    /// Replaces a file by the text `new`, and prints `replaced`.
    private static func replaceDocument(_ path: String) -> Int32 {
        // GIO needs a main loop.
        let application = GioApplication()
        application.onActivate { [weak application] in
            guard let application else { return }
            application.hold()
            Task {
                let files = DesktopFiles(), file = FileReference(path: path)
                do throws(DocumentFileError) {
                    let contents = try await files.read(file)
                    _ = try await files.replace(file, with: Array("new".utf8), version: contents.version)
                    tell("replaced")
                } catch {
                    tell("\(error)")
                }
                application.release()
            }
        }
        return application.run([CommandLine.arguments[0]])
    }

    private static func restore(_ path: String) async {
        _ = await restoredDocument(of: VersionStore(path, delay: .seconds(3600)), path)
    }

    /// Prints `loaded N` after the draft has come back, and `lost` if it has not.
    private static func restoredDocument(of store: VersionStore, _ path: String) async -> Document<VersionModule, Int> {
        let drafts = DraftFolder(path), files = DraftsOnly(drafts)
        let document = Document(
            of: store,
            \.version,
            as: VersionStore.format,
            in: files,
            draftDelay: .milliseconds(5)
        )
        let exists = (try? drafts.abandonedDrafts().isEmpty) == false
        let isRestored = await document.restoreDraft()
        tell("loaded \(store.state.version)")
        if exists != isRestored { tell("lost the draft") }
        return document
    }

    /// Prints `effect N` and `toast N` after an effect with a delay of 300 milliseconds, and a toast that is shown for
    /// 300 milliseconds, have ended: with the milliseconds that have passed.
    private static func waitForDelays() async {
        let delay = Duration.milliseconds(300)
        func measure(_ name: String, _ wait: () async -> Void) async {
            let start = ContinuousClock.now
            await wait()
            let milliseconds = start.duration(to: .now) / Duration.milliseconds(1)
            tell("\(name) \(Int(milliseconds))")
        }
        let store = VersionStore("", delay: .zero)
        await measure("effect") { await store.effect("wait", .debounce(delay)) {}.waitUntilEnded() }
        let window = WindowController(), controller = Controller()
        window.setRootController(controller)
        window.open()
        await measure("toast") { _ = await controller.toast("Deleted", button: "Undo", duration: delay) }
        window.close()
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
