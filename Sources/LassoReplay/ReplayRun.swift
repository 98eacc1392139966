import Glibc
import LassoGtk
import LassoRecording

/// A run of the program.
final class ReplayRun {
    private let arguments: ReplayArguments
    private let source: String
    private let sourceFile: String
    private let appearance: ReplayAppearance
    private let makeReplay: @MainActor (Tape, any ReplayStage) -> TapeReplay

    init(
        _ arguments: ReplayArguments,
        source: String,
        in sourceFile: String,
        _ appearance: ReplayAppearance,
        _ makeReplay: @escaping @MainActor (Tape, any ReplayStage) -> TapeReplay
    ) {
        (self.arguments, self.source, self.sourceFile) = (arguments, source, sourceFile)
        (self.appearance, self.makeReplay) = (appearance, makeReplay)
    }

    /// Does what the arguments say.
    ///
    /// - Returns: The exit status.
    func status() -> Int32 {
        do throws(TapeError) {
            let tape = try Tape(path: arguments.tape)
            ReplayLocale.set(of: tape.header, appearance.domain)
            return status(of: tape)
        } catch {
            StandardError.report("\(arguments.tape): \(error)")
            return 2
        }
    }

    private func status(of tape: Tape) -> Int32 {
        let draws = arguments.isDrawn || arguments.film != nil
        let application = draws ? Application(applicationId: nil) : GioApplication(applicationId: nil)
        var status: Int32 = 2
        application.onActivate { [weak application] in
            application?.hold()
            if draws { self.appearance.styleSheet?.apply() }
            Task {
                status = await self.work(with: tape, in: application as? Application)
                application?.quit()
            }
        }
        let failure = application.run([CommandLine.arguments[0]])
        return failure == 0 ? status : 2
    }

    private func work(with tape: Tape, in application: Application?) async -> Int32 {
        do throws(TapeError) {
            if tape.isCut { StandardError.report("The end of the tape is missing. It is replayed up to there.") }
            for event in tape.obstacles.prefix(20) { StandardError.report("\(event): \(event.obstacle ?? "")") }
            if let file = arguments.test {
                guard !Files.exists(file) else {
                    throw TapeError("The file \(file) exists already. Remove it, or name another one for the test.")
                }
                let status = try await writeTest(of: tape, to: file)
                guard status == 0 else { return status }
            }
            if let folder = arguments.film, let application {
                let film = Film(of: tape, in: folder, application, windowSize: appearance.windowSize, makeReplay)
                return try await film.make()
            }
            if arguments.test != nil, !arguments.isDrawn { return 0 }
            let stage: any ReplayStage =
                application.map { DrawnReplayStage($0, windowSize: appearance.windowSize) } ?? HeadlessReplayStage()
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

    private func writeTest(of tape: Tape, to file: String) async throws(TapeError) -> Int32 {
        let replay = makeReplay(tape, HeadlessReplayStage())
        if let difference = try await replay.run() {
            print(difference)
            StandardError.report("No test is written, because the run differs from the tape.")
            return 1
        }
        let test = replay.test(ofRunNamed: Self.functionName(forFile: file), starting: source)
        let text = (imports(of: replay) + [test]).joined(separator: "\n\n") + "\n"
        do throws(GLibError) {
            try Files.replace(file, with: Array(text.utf8), mode: 0o644)
        } catch {
            throw TapeError("The test \(file) can't be written: \(error.message)")
        }
        print("The test is in \(file).")
        if ReplayLocale.isTranslated {
            StandardError.report(
                "It expects the texts of the locale \(tape.header.language), and a test has English ones. Record the run "
                    + "in English, with LC_ALL=C.UTF-8, or edit the test."
            )
        }
        return 0
    }

    /// Returns the name of the test in a file: that of the file, as the names of functions are written.
    static func functionName(forFile file: String) -> String {
        guard file.hasSuffix(".swift") else { return "recordedRun" }
        let name = file.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard let first = words.first, first.first?.isLetter == true else { return "recordedRun" }
        let capitals = first.prefix(while: \.isUppercase), rest = first.dropFirst(capitals.count)
        // The last of several capital letters begins the next word.
        let keptCount = capitals.count > 1 && rest.first?.isLowercase == true ? 1 : 0
        let beginning = capitals.dropLast(keptCount).lowercased() + capitals.suffix(keptCount) + rest
        let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let function = ([beginning] + others).joined()
        // Without a capital letter, it may be a keyword.
        return function.contains(where: \.isUppercase) ? function : function + "Run"
    }

    /// Returns the groups of imports of a test: what the closure's file imports, and the modules of the stores,
    /// results, and errors, whose types may be internal.
    private func imports(of replay: TapeReplay) -> [String] {
        let known: Set = ["Lasso", "LassoRecording", "LassoTestUtilities", "Testing"]
        // It can't be imported for tests, and has several modules inside.
        let foundation = replay.swiftModules.filter { $0.hasPrefix("Foundation") }
        let tested = replay.swiftModules.subtracting(known).subtracting(foundation)
        let imported = ClosureSource.imports(ofFile: sourceFile) + (foundation.isEmpty ? [] : ["Foundation"])
        let others = known.union(imported).subtracting(tested.union(["LassoReplay"]))
        let hint = tested.isEmpty ? ["// Import the module of the flow here."] : []
        let groups = [others.map { "import \($0)" }, tested.map { "@testable import \($0)" }, hint]
        return groups.filter { !$0.isEmpty }.map { $0.sorted().joined(separator: "\n") }
    }
}
