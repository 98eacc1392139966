/// The open windows of an application.
///
/// A process has one application, but each test has its own, because a flow in one test must not find the windows of
/// another test. A window belongs to the application that was current when the window was created.
@MainActor
package final class ApplicationWindows {
    /// The application of the current task, if the task has its own.
    @TaskLocal package static var scoped: ApplicationWindows?

    /// A closure that returns the application of the current test, for a test that has one outside of the task's scope.
    package static var findInTest: (@MainActor () -> ApplicationWindows?)?

    private static let shared = ApplicationWindows()

    /// The application of the current task: its own, that of its test, or the one of the process.
    package static var current: ApplicationWindows { scoped ?? findInTest?() ?? shared }

    // In the order in which they were opened.
    private var entries = OrderedReferences<Entry>()
    private var entriesOfWindows: [ObjectIdentifier: Entry] = [:]
    private weak var chosen: WindowController?
    private let commandObservers = EventObservers<Void>()

    /// The commands of the application, which are available in all windows and dialogs.
    package var commands = Commands.none {
        didSet { notifyCommandObservers() }
    }

    /// The commands that every application has, unless it has others with the same identifiers.
    package var standardCommands: Commands? {
        didSet { notifyCommandObservers() }
    }

    /// The user's own accelerators of commands.
    package var acceleratorSettings = AcceleratorSettings() {
        didSet { if acceleratorSettings != oldValue { notifyCommandObservers() } }
    }

    /// The clock for the notices of the windows that are created from now on; `nil` for a ``MainQueueClock``.
    package var noticeClock: (any Clock<Duration>)?

    /// A closure that opens something in a window; `nil` if there is no application that does so.
    package var open: (@MainActor (Opening, WindowController) -> Void)?

    /// A closure that opens a new window of the application; `nil` if there is no application that does so.
    package var openNewWindow: (@MainActor () -> Void)?

    /// The running work that the user has to be asked about before it is stopped.
    package let longTasks = LongTasks()

    /// The notifications that have been sent to the desktop.
    package let desktopNotifications = DesktopNotifications()

    /// Whether all windows are being closed because the application ends. Opening another window ends that.
    package var isEnding = false {
        didSet { if isEnding != oldValue { endingObservers.notify() } }
    }

    /// Whether all windows are being left by the user, one after the other.
    package var areBeingLeft = false

    private let endingObservers = EventObservers<Void>()

    /// Observes ``isEnding``.
    ///
    /// - Parameter observer: A closure called after each change.
    /// - Returns: The observation, which can be canceled.
    func observeEnding(_ observer: @escaping @MainActor () -> Void) -> Observation {
        endingObservers.add { observer() }
    }

    /// An open window. It is kept alive only after a call to ``keep(_:)``.
    private final class Entry {
        weak var window: WindowController?
        var kept: WindowController?

        init(_ window: WindowController) {
            self.window = window
        }
    }

    /// Creates an application without windows.
    package init() {}

    /// The open windows, in the order in which they were opened.
    package var all: [WindowController] { entries.all.compactMap(\.window) }

    /// The number of open windows.
    package var count: Int { entries.count }

    /// The window that was set, if it is open, or else the first of the open windows.
    var main: WindowController? {
        get { chosen.flatMap { $0.isOpen ? $0 : nil } ?? first }
        set { chosen = newValue }
    }

    private var first: WindowController? {
        while let entry = entries.first {
            if let window = entry.window { return window }
            // The window was released without being closed.
            entries.remove(entry)
        }
        return nil
    }

    /// Observes the application's commands and the user's accelerators.
    ///
    /// - Parameter observer: A closure called after each change.
    /// - Returns: The observation, which can be canceled.
    package func observeCommands(_ observer: @escaping @MainActor () -> Void) -> Observation {
        commandObservers.add { observer() }
    }

    private func notifyCommandObservers() { commandObservers.notify() }

    func add(_ window: WindowController) {
        isEnding = false
        if let known = entriesOfWindows[ObjectIdentifier(window)] {
            if known.window != nil { return }
            entries.remove(known)
        }
        let entry = Entry(window)
        entries.append(entry)
        entriesOfWindows[ObjectIdentifier(window)] = entry
    }

    func keep(_ window: WindowController) { entriesOfWindows[ObjectIdentifier(window)]?.kept = window }

    func remove(_ window: WindowController) {
        guard let entry = entriesOfWindows.removeValue(forKey: ObjectIdentifier(window)) else { return }
        entries.remove(entry)
    }
}
