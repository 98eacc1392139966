import Glibc
import LassoGtk
import LassoRecording

/// A run of the program.
final class ReplayRun {
    private let arguments: ReplayArguments
    private let source: String
    private let styleSheet: StyleSheet?
    private let makeReplay: @MainActor (Tape, any ReplayStage) -> TapeReplay

    init(
        _ arguments: ReplayArguments,
        source: String,
        _ styleSheet: StyleSheet?,
        _ makeReplay: @escaping @MainActor (Tape, any ReplayStage) -> TapeReplay
    ) {
        (self.arguments, self.source, self.styleSheet, self.makeReplay) = (arguments, source, styleSheet, makeReplay)
    }

    /// Does what the arguments say.
    ///
    /// - Returns: The exit status.
    func status() -> Int32 {
        let draws = arguments.isDrawn || arguments.film != nil
        let application = draws ? Application(applicationId: nil) : GioApplication(applicationId: nil)
        var status: Int32 = 2
        application.onActivate { [weak application] in
            application?.hold()
            if draws { self.styleSheet?.apply() }
            Task {
                status = await self.work(in: application as? Application)
                application?.quit()
            }
        }
        let failure = application.run([CommandLine.arguments[0]])
        return failure == 0 ? status : 2
    }

    private func work(in application: Application?) async -> Int32 {
        do throws(TapeError) {
            let tape = try Tape(path: arguments.tape)
            if tape.isCut { StandardError.report("The end of the tape is missing. It is replayed up to there.") }
            for event in tape.obstacles.prefix(20) { StandardError.report("\(event): \(event.obstacle ?? "")") }
            if let file = arguments.test { try await writeTest(of: tape, to: file) }
            if let folder = arguments.film, let application {
                return try await Film(of: tape, in: folder, application, makeReplay).make()
            }
            if arguments.test != nil, !arguments.isDrawn { return 0 }
            let stage: any ReplayStage = application.map { DrawnReplayStage($0) } ?? HeadlessReplayStage()
            return try await replay(tape, on: stage)
        } catch {
            StandardError.report("\(arguments.tape): \(error)")
            return 2
        }
    }

    private func replay(_ tape: Tape, on stage: any ReplayStage) async throws(TapeError) -> Int32 {
        let replay = makeReplay(tape, stage), start = ContinuousClock.now
        if let difference = try await replay.run() {
            print(difference)
            return 1
        }
        print("No difference. Steps: \(replay.stepCount), time: \(ContinuousClock.now - start).")
        return 0
    }

    private func writeTest(of tape: Tape, to file: String) async throws(TapeError) {
        let test = try await makeReplay(tape, HeadlessReplayStage()).test(named: "recordedRun", starting: source)
        let text = """
            import Lasso
            import LassoRecording
            import LassoTestUtilities
            import Testing

            // Import the module of the flow here.

            \(test)

            """
        do throws(GLibError) {
            try Files.replace(file, with: Array(text.utf8), mode: 0o644)
        } catch {
            throw TapeError("The test can't be written: \(error.message)")
        }
        print("The test is in \(file).")
    }
}
