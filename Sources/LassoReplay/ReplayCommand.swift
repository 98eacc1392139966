import Glibc
public import LassoGtk
import LassoRecording

/// The program that replays the tapes of an application.
///
/// It is an executable target of the application's own package:
///
/// ```swift
/// @main struct Replay {
///     static func main() { ReplayCommand.main { AppFlow(accounts: FakeAccounts()) } }
/// }
/// ```
///
/// `--help` lists the options. What effects and stored values do isn't done, and the program has empty folders for the
/// user's files, and settings in memory. The flow's services should be fakes for what else it does outside of effects.
public enum ReplayCommand {
    /// Replays the tape of the command line, and exits: with 0 if the run is the same, with 1 if it differs, and with 2
    /// if the tape or an argument can't be used.
    ///
    /// - Parameters:
    ///   - styleSheet: The style sheet of the application, for replays that are drawn.
    ///   - domain: The domain of the application's translations; `nil` for the identifier of the application that the
    ///     tape names.
    ///   - file: The file of the call, whose source is read for tests.
    ///   - line: The line of the call.
    ///   - makeFlow: A closure that creates the flow. It is called for each replay.
    public static func main<Module: FlowModule>(
        styleSheet: StyleSheet? = nil,
        translationDomain domain: TranslationDomain? = nil,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ makeFlow: @escaping @MainActor () -> Flow<Module>
    ) -> Never {
        let source = ClosureSource(of: "ReplayCommand.main", file: "\(file)", line: line)?.text
        run(source ?? "{ /* the flow */ }", in: file, { ReplayAppearance(styleSheet: styleSheet, domain: domain) }) {
            TapeReplay($0, on: $1, makeFlow)
        }
    }

    /// Replays the tape of the command line for what a closure starts in a window, and exits with the same status.
    ///
    /// - Parameters:
    ///   - styleSheet: The style sheet of the application, for replays that are drawn.
    ///   - domain: The domain of the application's translations; `nil` for the identifier of the application that the
    ///     tape names.
    ///   - file: The file of the call, whose source is read for tests.
    ///   - line: The line of the call.
    ///   - start: A closure that starts a flow in the window that is passed. It is called for each replay.
    public static func main(
        styleSheet: StyleSheet? = nil,
        translationDomain domain: TranslationDomain? = nil,
        file: StaticString = #filePath,
        line: UInt = #line,
        in start: @escaping @MainActor (WindowController) -> Void
    ) -> Never {
        let source = ClosureSource(of: "ReplayCommand.main", file: "\(file)", line: line)?.text
        run(
            "(in: \(source ?? "{ window in }"))",
            in: file,
            { ReplayAppearance(styleSheet: styleSheet, domain: domain) }
        ) { tape, stage in
            TapeReplay(tape, on: stage, in: start)
        }
    }

    /// Replays the tape of the command line for an application: also its own commands, and what its stores do that
    /// exist before the flow starts. Exits with the same status.
    ///
    /// ```swift
    /// ReplayCommand.main(of: { ReplayedApplication() })
    /// ```
    ///
    /// The application is launched, and fills a window, and further ones that the tape opens. Pass one that does
    /// nothing real meanwhile, such as a subclass whose `prepare()` uses settings in memory, and whose `start(in:)`
    /// starts the flow with fakes.
    ///
    /// - Parameters:
    ///   - makeApplication: A closure that creates the application, called once for each replay, and once for the style
    ///     sheet, the translations, and the size of the window.
    ///   - file: The file of the call, whose source is read for tests.
    ///   - line: The line of the call.
    public static func main(
        of makeApplication: @escaping @MainActor () -> ShellApplication,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Never {
        let closure = ClosureSource(of: "ReplayCommand.main", file: "\(file)", line: line)?.text
        let source = """
            (preparing: {
                    let application = \(closure ?? "{ /* the application */ }")()
                    try await application.launch()
                    return { window in application.start(in: window) }
                })
            """
        let appearance = { @MainActor in
            let kind = type(of: makeApplication())
            let (width, height) = kind.windowSize
            return ReplayAppearance(
                styleSheet: kind.styleSheet,
                domain: kind.identity.translationDomain,
                windowSize: WindowSize(width: width, height: height)
            )
        }
        run(source, in: file, appearance) { tape, stage in
            TapeReplay(tape, on: stage) {
                let application = makeApplication()
                application.gtkApplication = (stage as? any GtkReplayStage)?.application
                try await application.launch()
                return { window in application.start(in: window) }
            }
        }
    }

    private static func run(
        _ source: String,
        in file: StaticString,
        _ appearance: @MainActor () -> ReplayAppearance,
        _ makeReplay: @escaping @MainActor (Tape, any ReplayStage) -> TapeReplay
    ) -> Never {
        setlocale(LC_ALL, "")
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "lasso-replay"
        do throws(ReplayArguments.Mistake) {
            guard let arguments = try ReplayArguments.read(CommandLine.arguments.dropFirst()) else {
                print(ReplayArguments.help(of: program))
                exit(0)
            }
            exit(status(of: arguments, source, in: file, appearance, makeReplay))
        } catch {
            StandardError.report("\(program): \(error.text)\nRun \(program) --help for a list of the options.")
            exit(2)
        }
    }

    private static func status(
        of arguments: ReplayArguments,
        _ source: String,
        in file: StaticString,
        _ appearance: @MainActor () -> ReplayAppearance,
        _ makeReplay: @escaping @MainActor (Tape, any ReplayStage) -> TapeReplay
    ) -> Int32 {
        do {
            // Before the application is created, which may ask for the folders.
            let folders = try ReplayFolders()
            defer { folders.remove() }
            return ReplayRun(arguments, source: source, in: "\(file)", appearance(), makeReplay).status()
        } catch {
            StandardError.report("No temporary folder can be created for the replay: \(error)")
            return 2
        }
    }
}
