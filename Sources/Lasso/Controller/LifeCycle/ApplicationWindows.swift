/// The open windows of an application.
///
/// There is one application in a process, but each test has its own: a flow that runs in one test must not find the windows of
/// another one. A window belongs to the application that was current when the window was made.
@MainActor
package final class ApplicationWindows {
    /// The application of a task, where it has one of its own.
    @TaskLocal package static var scoped: ApplicationWindows?

    /// A closure that finds the application of a test that has made one and is in no scope of its own.
    package static var findInTest: (@MainActor () -> ApplicationWindows?)?

    private static let shared = ApplicationWindows()

    /// The application of the current task: its own, that of its test, or the one of the process.
    package static var current: ApplicationWindows { scoped ?? findInTest?() ?? shared }

    // In the order in which they were opened.
    private var entries = OrderedReferences<Entry>()
    private var entriesOfWindows: [ObjectIdentifier: Entry] = [:]
    private weak var chosen: WindowController?

    /// An open window, which is kept alive only where ``keep(_:)`` says so.
    private final class Entry {
        weak var window: WindowController?
        var kept: WindowController?

        init(_ window: WindowController) {
            self.window = window
        }
    }

    /// Makes an application without windows.
    package init() {}

    /// The open windows, in the order in which they were opened.
    package var all: [WindowController] { entries.all.compactMap(\.window) }

    /// The window that was chosen, if it is open, or the one of the open windows that was opened first.
    var main: WindowController? {
        get { chosen.flatMap { $0.isOpen ? $0 : nil } ?? first }
        set { chosen = newValue }
    }

    private var first: WindowController? {
        while let entry = entries.first {
            if let window = entry.window { return window }
            // It has gone without having been closed.
            entries.remove(entry)
        }
        return nil
    }

    func add(_ window: WindowController) {
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
