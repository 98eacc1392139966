/// The commands that every application has.
enum StandardCommands {
    /// The commands that only some applications have. Those that are `nil` are left out.
    struct Additions {
        var newWindow: (@MainActor () -> Void)?
        var preferences: (@MainActor () -> Void)?
        var help: (@MainActor (_ front: Controller) -> Void)?
        var about: (@MainActor () -> Void)?
    }

    /// Creates the table of the commands of an application.
    ///
    /// - Parameter additions: The commands that only some applications have.
    static func table(adding additions: Additions = Additions()) -> Commands {
        Commands {
            if let newWindow = additions.newWindow { Command(.newWindow, newWindow) }
            Command(.closeWindow, isInMenus: false) { closeActiveWindow() }
            Section {
                if let preferences = additions.preferences { Command(.preferences, preferences) }
                Command(.keyboardShortcuts) {
                    present(as: .dialog, unless: { $0 is ShortcutsController }) { front in
                        Run.$isHelping.withValue(true) { ShortcutsController(for: front) }
                    }
                }
                Command(.commandPalette, isInMenus: false) {
                    present(as: .popover, unless: { $0 is CommandPaletteController }) { front in
                        Run.$isHelping.withValue(true) { CommandPaletteController(for: front) }
                    }
                }
                if let help = additions.help {
                    Command(.help) { front.map(help) }
                }
                if let about = additions.about { Command(.about, about) }
            }
            Section {
                Command(.quit) { Task { await WindowController.leaveAllWindows() } }
            }
        }
    }

    /// Presents a controller in front of all others of the active window, unless it or a question is there. It is also
    /// there if something in its dialog covers it.
    ///
    /// - Parameters:
    ///   - style: The style of the presentation.
    ///   - isThere: A closure that returns whether a controller is already the one to present.
    ///   - make: A closure that creates the controller, called with the one in front.
    static func present(
        as style: PresentationStyle,
        unless isThere: (Controller) -> Bool,
        _ make: (Controller) -> Controller
    ) {
        guard let front, !(front is QuestionController), !front.lineToTop.contains(where: isThere) else { return }
        front.present(make(front), as: style)
    }

    /// Returns the controller in front of all others of an application's active window.
    ///
    /// - Parameter application: The windows of the application.
    static func front(of application: ApplicationWindows) -> Controller? {
        ApplicationWindows.$scoped.withValue(application) { front }
    }

    /// The controller in front of all others of the active window.
    static var front: Controller? {
        let windows = WindowController.openWindows
        let active = windows.first { window in window.withVisibleDescendants.contains { $0.window?.isActive == true } }
        return (active ?? windows.last)?.visibleController
    }

    /// Closes the tab around the focus of the active window, or else the window.
    private static func closeActiveWindow() {
        guard WindowController.openWindows.contains(where: { $0.drawing is WindowDrawing }) else {
            return closeFrontWindow()
        }
        // A dialog isn't one of the application's windows.
        let active = Window.listToplevels().lazy.compactMap { $0 as? Window }.first(where: \.isActive)
        guard let window = active ?? WindowController.openWindows.last?.window else { return }
        let scope = WindowController.openWindows.flatMap(\.withVisibleDescendants).first { $0.window === window }
        let inner = scope?.innermost(containing: window.focusWidget) ?? scope?.principalLine.last
        if inner?.closeTab() != true { window.close() }
    }

    /// Closes the tab or the dialog in front, or else the window, in a test without a display.
    private static func closeFrontWindow() {
        guard let front else { return }
        if !front.closeTab() { front.outermostContainer.beginToLeave() }
    }
}
