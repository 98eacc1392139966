import FlowCases
import Foundation
import Lasso
import RecordedFlow
import Testing

@testable import LassoRecording

/// The files of flight recorders: while a program runs, and after its end.
@MainActor
struct TapeFileTests {
    private let file = TestFile()

    @Test func theTapeOfAKilledProgramIsReplayedUpToItsEnd() async throws {
        let wasRunning = try await onOwnThread { [path = file.path] in
            let process = try TestProgram.start("RecorderProgram", [path])
            while process.isRunning, TestFile.size(of: path) < 200_000 { usleep(1_000) }
            guard process.isRunning else { return false }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return true
        }
        try #require(wasRunning, "The program has ended by itself.")

        let tape = try Tape(path: file.path)
        #expect(tape.isCut)
        #expect(tape.events.count > 100)
        let replay = TapeReplay(tape) { CounterFlow() }
        #expect(try await replay.run() == nil)
        #expect(replay.stepCount > 50)
    }

    @Test func theTapeOfAProgramThatExitsHasItsLastTurn() async throws {
        _ = try await TestProgram.run("RecorderProgram", [file.path, "3000"])
        let tape = try Tape(path: file.path)
        #expect(!tape.isCut)
        #expect(tape.events.count { $0.kind == .action } == 3_000)
    }

    @Test func theActionThatStopsTheProgramIsTheLastOneOnTheTape() async throws {
        // A signal ends it.
        #expect(try await TestProgram.run("RecorderProgram", [file.path, "trap"]).status == nil)
        #expect(try Tape(path: file.path).events.count { $0.kind == .action } == 3)
    }

    @Test func theTapeOfACrashedProgramIsReplayedWithTheActionThatStoppedIt() async throws {
        _ = try await TestProgram.run("RecorderProgram", [file.path, "trap"])
        let tape = try Tape(path: file.path)
        #expect(tape.isCut)
        // In this flow, the action stops nothing, and its consequences aren't on the tape.
        let replay = TapeReplay(tape) { CounterFlow() }
        let test = try await replay.test(named: "theCountIsTooLarge", starting: "{ CounterFlow() }")
        #expect(replay.stepCount == 3)
        #expect(test.split(separator: "\n").count { $0.contains("run.send(.didTapIncrement, ") } == 3)
    }

    @Test func theEndOfATurnInWhichTheRecordingStopsIsMissing() throws {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path)
            let store = CounterStore()
            store.observeState(\.count) { count in
                if count == 1 { recorder.stop() }
            }
            store.dispatchAction(.didTapIncrement)
        }
        let tape = try Tape(path: file.path)
        #expect(tape.isCut)
        #expect(tape.events.map(\.kind) == [.store, .action, .change])
    }

    @Test func everythingIsInTheFileOnceTheRecordingHasStopped() throws {
        let windows = ApplicationWindows()
        try ApplicationWindows.$scoped.withValue(windows) {
            let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path)
            let store = CounterStore()
            for _ in 0..<100 { store.dispatchAction(.didTapIncrement) }
            recorder.stop()
            #expect(try file.bytes == recorder.bytes)
            recorder.stop()
            #expect(try file.bytes == recorder.bytes)
            store.dispatchAction(.didTapIncrement)
            #expect(recorder.tape.events.count { $0.kind == .action } == 100)
        }
        #expect(try Tape(path: file.path).events.count { $0.kind == .change } == 100)
    }

    @Test func aTurnThatHasNotEndedIsNotOnTheTapeAlthoughItIsInTheFile() throws {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path)
            let store = CounterStore()
            store.dispatchAction(.didTapIncrement)
            var kinds: [TapeEvent.Kind] = []
            store.observeState(\.count) { count in
                if count == 2 { kinds = recorder.tape.events.map(\.kind) }
            }
            store.dispatchAction(.didTapIncrement)
            #expect(kinds == [.store, .action, .change])
            #expect(recorder.tape.events.map(\.kind) == [.store, .action, .change, .action, .change])
        }
    }

    @Test func theLastPlaceIsInTheFileOfARecorderThatIsReleased() throws {
        let window = try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path),
                window = WindowController()
            window.open()
            window.setRootController(Controller())
            withExtendedLifetime(recorder) {}
            return window
        }
        #expect(try Tape(path: file.path).events.last?.lines == ["* WindowController", "  * Controller"])
        window.close()
    }

    @Test func aFileThatWasReadableForAllIsReadableForTheUserOnly() throws {
        try Data("Old".utf8).write(to: URL(fileURLWithPath: file.path))
        chmod(file.path, 0o666)
        let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
        let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path)
        recorder.stop()
        var status = stat()
        #expect(stat(file.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(try !file.bytes.starts(with: "Old".utf8))
        // Who had the file open before doesn't see the tape.
        #expect(try reader.readToEnd() == Data("Old".utf8))
    }

    @Test func aFileThatCanNotBeReplacedKeepsItsContents() async {
        // In a process of its own, whose user isn't the administrator, who can write everywhere.
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sealed-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Problem.tape")
            try Data("Old".utf8).write(to: file)
            chmod(file.path, 0o666)
            chmod(folder.path, 0o555)
            if geteuid() == 0 { try #require(setegid(65_534) == 0 && seteuid(65_534) == 0) }
            #expect(throws: TapeError.self) { try TapeFile(path: file.path) }
            try #require(try Data(contentsOf: file) == Data("Old".utf8))
            if getuid() == 0 { try #require(seteuid(0) == 0 && setegid(0) == 0) }
            chmod(folder.path, 0o755)
            try FileManager.default.removeItem(at: folder)
        }
    }

    @Test func whatDoesNotFitOnTheDiskIsWrittenOnceItDoes() async {
        // In a process of its own, in which no file can grow beyond a few bytes for a while, as if the disk were full.
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.path
            let path = "\(folder)/full-\(UUID().uuidString)"
            defer { unlink(path) }
            let file = try TapeFile(path: path, waitingLimit: 40)
            let makeRoom = try fillDisk(at: 10)
            try #require(file.append(Array("the first line\n".utf8)))
            file.writeWaiting()
            try #require(try String(contentsOfFile: path, encoding: .utf8) == "the first ")
            try #require(file.append(Array("the second line\n".utf8)))
            // There is no room for more.
            try #require(!file.append(Array("a line that is too much\n".utf8)))

            try makeRoom()
            try #require(file.append(Array("the last line\n".utf8)))
            file.writeWaiting()
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try #require(text == "the first line\nthe second line\nthe last line\n")
        }
    }

    @Test func theEndOfAFileSaysHowManyEventsAreMissing() async {
        // In a process of its own, because no file can grow for a while.
        await #expect(processExitsWith: .success) { @MainActor in
            let path = "\(FileManager.default.temporaryDirectory.path)/missing-\(UUID().uuidString)"
            defer { unlink(path) }
            let makeRoom = try fillDisk(at: 10)
            let recorder = FlightRecorder(
                header: TapeHeader(of: RecordedNotes.identity),
                limit: 8_000_000,
                file: try TapeFile(path: path, waitingLimit: 1)
            )
            CounterStore().dispatchAction(.didTapIncrement)
            // With the tape, the recorder has passed everything on to the file.
            let count = recorder.tape.events.count
            try makeRoom()
            recorder.stop()
            let events = try Tape(path: path).events
            try #require(count == 3 && events.map(\.kind) == [.missing] && events.first?.number == count)
        }
    }

    @Test func aThreadInThePlaceOfOneThatServedTheMainActorCanEndTheProgram() async {
        // In a process of its own. A thread serves the main actor there, and ends after some idle seconds. The next new
        // thread has its place in memory, and so its identifier.
        await #expect(processExitsWith: .success) {
            let path = "\(FileManager.default.temporaryDirectory.path)/exit-\(UUID().uuidString)"
            var (recorder, thread) = try await MainActor.run {
                (try FlightRecorder(of: RecordedNotes.identity, toFile: path), pthread_self())
            }
            unlink(path)
            for _ in 0..<600 {
                var other = pthread_t()
                let endIfInItsPlace: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                    let thread = $0?.load(as: pthread_t.self) ?? 0
                    if pthread_equal(pthread_self(), thread) != 0 { exit(EXIT_SUCCESS) }
                    return nil
                }
                pthread_create(&other, nil, endIfInItsPlace, &thread)
                pthread_join(other, nil)
                try await Task.sleep(for: .milliseconds(100))
            }
            await recorder.stop()
            exit(EXIT_FAILURE)
        }
    }

    @Test func aLinkIsReplacedAndNotFollowed() throws {
        let target = TestFile()
        try Data("Old".utf8).write(to: URL(fileURLWithPath: target.path))
        try #require(symlink(target.path, file.path) == 0)
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = try FlightRecorder(of: RecordedNotes.identity, toFile: file.path)
            recorder.stop()
        }
        #expect(try target.bytes == Array("Old".utf8))
        let events = try Tape(path: file.path).events
        #expect(events.isEmpty, "\(events)")
    }

    @Test func whatIsNoFileIsNotReplaced() throws {
        try #require(mkfifo(file.path, 0o600) == 0)
        let error = try #require(throws: TapeError.self) { try TapeFile(path: file.path) }
        #expect(error.description.contains("what is there isn't a file"))
    }
}

/// Lets no file of this process grow beyond a size, as if the disk were full.
///
/// - Parameter size: The number of bytes.
/// - Returns: A closure that ends that.
private func fillDisk(at size: rlim_t) throws -> () throws -> Void {
    signal(SIGXFSZ, SIG_IGN)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    var old = rlimit()
    try #require(getrlimit(resource, &old) == 0)
    var full = rlimit(rlim_cur: size, rlim_max: old.rlim_max)
    try #require(setrlimit(resource, &full) == 0)
    return { [old] in
        var limit = old
        try #require(setrlimit(resource, &limit) == 0)
    }
}
