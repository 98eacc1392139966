import CGtk
import Glibc

extension GioApplication {
    /// Runs the application until its last window is closed or ``quit()`` is called.
    ///
    /// Swift's main actor and `DispatchQueue.main` work meanwhile; see ``MainLoopBridge``. What the application cannot be
    /// launched with is said on standard error: options or arguments that it does not take, with the usage, and a display that
    /// is missing.
    ///
    /// - Parameter arguments: The command line, the program's name first.
    /// - Returns: The status to exit with.
    /// - Precondition: Called on the process's main thread; no application runs, and this one has not run before.
    ///
    /// Source: `g_application_run`.
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        beginOnlyRun()
        defer { Self.isRunning = false }
        MainLoopBridge.install()
        refuseArguments()
        // Connected last, so that options like --version do without a display.
        let check = onHandleLocalOptions { [weak self] in self?.statusOfLaunch(with: $0) ?? -1 }
        defer { check.disconnect() }
        let parsing = CommandLineParsing()
        defer { parsing.stopWatching() }

        // GApplication works on a copy of the vector.
        var vector = arguments.map { g_strdup(cText($0)) }
        defer { vector.forEach { g_free($0) } }
        let status = vector.withUnsafeMutableBufferPointer { buffer in
            g_application_run(gioApplicationPointer, Int32(buffer.count), buffer.baseAddress)
        }
        // GApplication has said what it did not understand, and no more.
        if status != 0, !parsing.hasSucceeded { Self.printUsage() }
        return status
    }

    private static var isRunning = false

    /// Stops with a message where an application runs already, or again: GTK ends itself with the first run.
    private func beginOnlyRun() {
        precondition(
            !Self.isRunning,
            """
            GioApplication.run(_:): an application is running, and a main loop within it would do no work of the main actor. \
            Use activate() or present a window instead.
            """
        )
        precondition(
            g_object_get_data(pointer(), Self.hasRun) == nil,
            """
            GioApplication.run(_:): this application has run before, and has shut down. Run it once, at the end of the program; \
            hold() keeps it running without a window.
            """
        )
        Self.isRunning = true
        g_object_set_data(pointer(), Self.hasRun, instance.pointer)
    }

    private static let hasRun = "lasso-gtk-has-run"

    /// What to exit with at once; -1 to go on.
    private func statusOfLaunch(with options: VariantDict) -> Int {
        if options.contains(Self.remainingArguments) {
            printToStandardError("\(Self.program): it takes no arguments but options.")
            Self.printUsage()
            return Int(EXIT_FAILURE)
        }
        if self is Application, !initializeGtk() {
            printToStandardError(
                "\(Self.program): there is no display to open a window on. Is DISPLAY or WAYLAND_DISPLAY set?"
            )
            return Int(EXIT_FAILURE)
        }
        return -1
    }

    /// Lets arguments that are no options pass as far as the check, unless the application handles them. GApplication would
    /// report them as a programming error.
    private func refuseArguments() {
        let handling = G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
        guard g_application_get_flags(gioApplicationPointer).rawValue & handling == 0 else { return }
        g_application_add_main_option(
            gioApplicationPointer,
            Self.remainingArguments,
            0,
            G_OPTION_FLAG_HIDDEN,
            G_OPTION_ARG_STRING_ARRAY,
            "",
            nil
        )
    }

    private static func printUsage() {
        printToStandardError("Usage: \(program) [OPTION…]\nRun \(program) --help for a list of the options.")
    }

    private static var program: String { g_get_prgname().map { String(cString: $0) } ?? "application" }

    /// The name of the option that arguments which are no options belong to.
    ///
    /// Source: `G_OPTION_REMAINING`.
    private static let remainingArguments = ""
}

/// Sees whether an application has understood its command line: only then does it emit `handle-local-options`.
private final class CommandLineParsing {
    private(set) var hasSucceeded = false
    private let signalID = g_signal_lookup("handle-local-options", g_application_get_type())
    private var hookID: gulong = 0

    init() {
        // Called before all handlers, of which one may end the emission.
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
    /// Adds an option to the command line that takes no argument. ``onHandleLocalOptions(after:_:)`` tells whether it was given.
    ///
    /// - Parameters:
    ///   - longName: The name after `--`.
    ///   - shortName: The letter after `-`, if there is one.
    ///   - description: What it does, for `--help`.
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

    /// Called in the primary instance when it is launched to open files.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Gets the files, and what the launcher said that they are opened for.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GApplication::open`.
    @discardableResult
    public func onOpen(after: Bool = false, _ handler: @escaping @MainActor ([any File], String) -> Void)
        -> SignalConnection
    {
        connect("open", after: after) { arguments, _ in
            let files = arguments.storage(0).contents?.assumingMemoryBound(to: OpaquePointer?.self)
            let count = arguments.read(1, as: Int.self)
            handler(cArray(files, count: count) { wrappingInterface(required: $0) }, arguments.read(2, as: String.self))
        }
    }
}
