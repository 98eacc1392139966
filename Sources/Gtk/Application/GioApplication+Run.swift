import CGtk
import Glibc

extension GioApplication {
    /// Runs the application until its last window is closed or ``quit()`` is called.
    ///
    /// Jobs of Swift's main actor and of `DispatchQueue.main` run in the application's main loop; see
    /// ``MainLoopBridge``. If the application cannot be launched, the reason is printed to standard error: unknown
    /// options or unexpected arguments, with the usage, or a missing display.
    ///
    /// - Parameter arguments: The command line, starting with the program's name.
    /// - Returns: The exit status.
    /// - Precondition: The caller runs on the process's main thread, no application is running, and this application
    ///   has not run before.
    ///
    /// Source: `g_application_run`.
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        beginOnlyRun()
        defer { Self.isRunning = false }
        MainLoopBridge.install()
        refuseArguments()
        // Connected last, so that options like --version need no display.
        let check = onHandleLocalOptions { [weak self] in self?.statusOfLaunch(with: $0) ?? -1 }
        defer { check.disconnect() }
        let parsing = CommandLineParsing()
        defer { parsing.stopWatching() }
        // The application has its connection now.
        let startup = onStartup { [weak self] in self?.outliveSessionBus() }
        defer { startup.disconnect() }

        // GApplication works on a copy of the vector.
        var vector = Self.copies(of: arguments)
        defer { vector.forEach { g_free($0) } }
        let status = vector.withUnsafeMutableBufferPointer { buffer in
            g_application_run(gioApplicationPointer, Int32(buffer.count), buffer.baseAddress)
        }
        // GApplication has only printed what it did not understand.
        if status != 0, !parsing.hasSucceeded { Self.printUsage() }
        return status
    }

    /// Returns copies of arguments: those of the program as they are, and not as Swift repairs them.
    private static func copies(of arguments: [String]) -> [UnsafeMutablePointer<CChar>?] {
        guard arguments == CommandLine.arguments else { return arguments.map { g_strdup(cText($0)) } }
        return (0..<Int(CommandLine.argc)).map { g_strdup(CommandLine.unsafeArgv[$0]) }
    }

    /// Whether an application is running.
    package private(set) static var isRunning = false

    /// Stops with a message if an application is running, or if this one runs again: GTK shuts down after the first
    /// run.
    private func beginOnlyRun() {
        precondition(
            !Self.isRunning,
            """
            GioApplication.run(_:): an application is running, and a nested main loop would not run the main actor's \
            jobs. Use activate() or present a window instead.
            """
        )
        precondition(
            g_object_get_data(pointer(), Self.hasRun) == nil,
            """
            GioApplication.run(_:): this application has run before and has shut down. Run it once, at the end of the \
            program. Use hold() to keep it running without a window.
            """
        )
        Self.isRunning = true
        g_object_set_data(pointer(), Self.hasRun, instance.pointer)
    }

    private static let hasRun = "lasso-gtk-has-run"

    /// Returns the status to exit with immediately, or -1 to continue.
    private func statusOfLaunch(with options: VariantDict) -> Int {
        if options.contains(Self.remainingArguments) {
            printToStandardError("\(Self.program): Arguments other than options aren’t supported.")
            Self.printUsage()
            return Int(EXIT_FAILURE)
        }
        if self is Application, !DisplayLoss.watch(whileOpening: initializeGtk) {
            printToStandardError(
                "\(Self.program): Can’t open a window because there is no display. Set DISPLAY or WAYLAND_DISPLAY."
            )
            return Int(EXIT_FAILURE)
        }
        return -1
    }

    /// Lets arguments that are not options reach the check, unless the application handles them. Otherwise GApplication
    /// would report them as a programming error.
    private func refuseArguments() {
        let handling = G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
        guard g_application_get_flags(gioApplicationPointer).rawValue & handling == 0 else { return }
        g_application_add_main_option(
            gioApplicationPointer,
            Self.remainingArguments,
            0,
            G_OPTION_FLAG_HIDDEN,
            // The name of a file may be in no encoding.
            G_OPTION_ARG_FILENAME_ARRAY,
            "",
            nil
        )
    }

    /// Writes the usage to standard error.
    ///
    /// - Parameter arguments: The arguments other than options, if the application has any.
    package static func printUsage(arguments: String? = nil) {
        let usage = "Usage: \(program) [OPTION…]" + (arguments.map { " " + $0 } ?? "")
        printToStandardError("\(usage)\nRun \(program) --help for a list of the options.")
    }

    /// The program's name, which messages on standard error begin with.
    package static var program: String { g_get_prgname().map { String(cString: $0) } ?? "application" }

    /// The name of the option that collects the arguments that are not options.
    ///
    /// Source: `G_OPTION_REMAINING`.
    package static let remainingArguments = ""
}

/// An observer of whether an application has parsed its command line. Only after success does the application emit
/// `handle-local-options`.
private final class CommandLineParsing {
    private(set) var hasSucceeded = false
    private let signalID = g_signal_lookup("handle-local-options", g_application_get_type())
    private var hookID: gulong = 0

    init() {
        // An emission hook is called before all handlers, one of which may stop the emission.
        let hook: GSignalEmissionHook = { _, _, _, data in
            let address = UInt(bitPattern: data)
            MainActor.assumeIsolated {
                guard let data = UnsafeRawPointer(bitPattern: address) else { return }
                Unmanaged<CommandLineParsing>.fromOpaque(data).takeUnretainedValue().hasSucceeded = true
            }
            return 1
        }
        hookID = g_signal_add_emission_hook(signalID, 0, hook, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    func stopWatching() {
        g_signal_remove_emission_hook(signalID, hookID)
    }
}

extension GioApplication {
    /// Adds a command-line option without an argument. Check in ``onHandleLocalOptions(after:_:)`` whether it was
    /// given.
    ///
    /// - Parameters:
    ///   - longName: The name after `--`.
    ///   - shortName: The letter after `-`, if any.
    ///   - description: The description for `--help`.
    ///
    /// Source: `g_application_add_main_option`.
    public func addMainOption(_ longName: String, shortName: Unicode.Scalar? = nil, description: String) {
        g_application_add_main_option(
            gioApplicationPointer,
            longName,
            CChar(truncatingIfNeeded: shortName?.value ?? 0),
            G_OPTION_FLAG_NONE,
            G_OPTION_ARG_NONE,
            description,
            nil
        )
    }
}
