/// A desktop application: it starts up, opens windows, links, and files, and has the commands that users expect.
///
/// ```swift
/// final class NotesApplication: ShellApplication {
///     override class var identity: ApplicationIdentity {
///         ApplicationIdentity("org.example.Notes", name: "Notes", version: "1.2.0", developer: "The Notes developers")
///     }
///
///     override func start(in window: WindowController) {
///         NotesFlow().start(with: root(of: window))
///     }
/// }
/// ```
///
/// With the attribute `@main`, the class is the program. A second launch presents the window of the first one. Links
/// and files, on the command line and from the desktop, go through ``open(_:in:)-(NavigationPath,_)`` and
/// ``open(_:in:)-([FileReference],_)``, in the window that the user used last. The commands New Window, Close Window,
/// Preferences, Keyboard Shortcuts, Help, About, Command Palette, and Quit come by themselves. The user's own keys are
/// kept in the folder `configFolder` of the identity; a toast says if that isn't possible. The windows that are open
/// when the application ends are opened again, with their sizes, the user's locations, and their documents, also with
/// changes that weren't saved.
///
/// If ``prepare()`` throws an error, a window says why the application can't start, and offers to try again.
///
/// A test needs no display:
///
/// ```swift
/// let application = NotesApplication()
/// try await application.launch()
/// let window = application.openWindow()
/// try await perform("About", in: window)
/// ```
open class ShellApplication {
    /// The name, the version, and the makers of the application. Every application overrides this property.
    open class var identity: ApplicationIdentity {
        preconditionFailure("\(Self.self): Override the class property \"identity\".")
    }

    /// The size of a new window, in pixels; -1 for the size of its content.
    open class var windowSize: (width: Int, height: Int) { (800, 600) }

    /// Whether the application has one window at a time, so that there is no command New Window. `false` by default.
    open class var hasOneWindow: Bool { false }

    /// Whether the application opens files. `false` by default, so that a file on the command line is an error.
    open class var opensFiles: Bool { false }

    /// The style sheet of the application; `nil` by default.
    open class var styleSheet: StyleSheet? { nil }

    /// Whether there is a command Preferences. `false` by default.
    open class var hasPreferences: Bool { false }

    /// The places to which the actions of the desktop entry lead, by the names of the actions. There are none by
    /// default.
    ///
    /// The desktop shows these actions in the menu of the application's icon:
    ///
    /// ```swift
    /// override class var desktopActions: [String: NavigationPath] { ["inbox": "/inbox"] }
    /// ```
    ///
    /// The desktop entry lists them, each with the text that users see, and with the link for desktops that start
    /// applications without D-Bus:
    ///
    /// ```ini
    /// DBusActivatable=true
    /// Actions=inbox;
    ///
    /// [Desktop Action inbox]
    /// Name=Inbox
    /// Exec=mail mail:///inbox
    /// ```
    ///
    /// An action that starts the application leads to its place when the application is prepared. `new-window`, which
    /// opens a new window, is there without being declared.
    ///
    /// - Precondition: A name consists of letters of ASCII, digits, and hyphens, and isn't `new-window`.
    ///
    /// Source: "Additional application actions" in the
    /// [desktop entry specification](https://specifications.freedesktop.org/desktop-entry-spec/latest/).
    open class var desktopActions: [String: NavigationPath] { [:] }

    /// The application's own commands, which are available in all windows and dialogs. There are none by default.
    open var commands: Commands { .none }

    /// The GTK application, while it runs.
    public package(set) final var gtkApplication: Application?

    var launching = Launching.waiting([])
    /// The windows that are opened again; `nil` in a test without a display.
    var session: WindowSession?
    /// The keeper of the user's own accelerators; `nil` in a test.
    var accelerators: AcceleratorKeeper?
    /// The drafts of the documents.
    lazy var drafts: any DocumentDrafts = DraftFolder(identity.stateFolder + "/drafts")
    weak var shownAbout: Controller?
    weak var shownPreferences: Controller?
    private var flows: [ObjectIdentifier: WeakFlow] = [:]
    private var hasMadeWindow = false

    /// Creates the application. It does nothing before it is run or launched.
    public required init() {}

    /// The name, the version, and the makers of the application.
    public final var identity: ApplicationIdentity { Self.identity }

    /// Prepares the application before its first window opens: opens a database, for example. By default, it does
    /// nothing.
    ///
    /// - Throws: An error if the application can't start. Its description is shown in a window, in which the user can
    ///   try again.
    open func prepare() async throws {}

    /// Fills a new window with a flow or a screen. Every application overrides this method.
    ///
    /// - Parameter window: The window, which is empty and not on the screen yet.
    open func start(in window: WindowController) {
        preconditionFailure("\(type(of: self)): Override the method \"start(in:)\".")
    }

    /// Goes to the place of a link. By default, the window's flow goes there, and an alert tells the user if there is
    /// no such place, or no flow. Returns after the user has closed that alert.
    ///
    /// - Parameters:
    ///   - path: The path of the place.
    ///   - window: The window that the user used last, or a new one.
    open func open(_ path: NavigationPath, in window: WindowController) async {
        await window.open(path, in: flow(of: window))
    }

    /// Opens files. An application that overrides ``opensFiles`` overrides this method, too.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - window: The window that the user used last, or a new one.
    open func open(_ files: [FileReference], in window: WindowController) {
        preconditionFailure("\(type(of: self)): Override the method \"open(_:in:)\" for files.")
    }

    /// Creates the controller of the preferences, which a dialog shows. An application that overrides
    /// ``hasPreferences`` overrides this method, too.
    ///
    /// - Returns: The controller.
    open func makePreferences() -> Controller {
        preconditionFailure("\(type(of: self)): Override the method \"makePreferences()\".")
    }

    /// Returns whether the application returns to a place after a restart. By default, it does.
    ///
    /// - Parameter path: The path of the user's location in a window.
    open func isWorthKeeping(_ path: NavigationPath) -> Bool { true }

    // MARK: Windows

    /// Opens a window, and calls ``start(in:)``. The window is on the screen if the application runs. It has the size
    /// of the last one.
    ///
    /// - Returns: The window.
    /// - Precondition: The application has been launched.
    @discardableResult
    public final func openWindow() -> WindowController {
        precondition(
            launching.isOver,
            "\(type(of: self)).openWindow(): Run the application first, or call launch() in a test."
        )
        let window = makeWindow()
        session?.keep(window, as: Self.windowIdentifier, where: isWorthKeeping)
        showInDefaultSize(window)
        return window
    }

    /// Opens the windows again that were open when the application ended, or else one window.
    ///
    /// - Returns: The window that was opened last.
    @discardableResult
    func openWindows() -> WindowController {
        let windows = session?.restoreWindows(
            or: Self.windowIdentifier,
            drafts: drafts,
            where: isWorthKeeping,
            making: { _ in self.makeWindow() },
            showing: { self.showInDefaultSize($0) }
        )
        // Without a session, as in a test, nothing is restored.
        return windows?.last ?? openWindow()
    }

    private static let windowIdentifier = "main"

    private func makeWindow() -> WindowController {
        let window = WindowController()
        window.title = identity.name
        // A replay starts in a window of its own.
        if hasMadeWindow || Run.isReplay {
            Run.turn(with: .newWindow) { start(in: window) }
        } else {
            start(in: window)
        }
        hasMadeWindow = true
        flows[ObjectIdentifier(window)] = WeakFlow(window: window, flow: window.outermostFlow)
        flows = flows.filter { $0.value.window != nil }
        return window
    }

    /// Shows a window of the application's own on the screen, or brings it to the front. In a test without a display,
    /// the window is opened.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - width: The width to open with, in pixels; -1 uses the content's width.
    ///   - height: The height to open with, in pixels; -1 uses the content's height.
    public final func show(_ window: WindowController, width: Int = -1, height: Int = -1) {
        if let gtkApplication {
            window.present(in: gtkApplication, width: width, height: height)
        } else {
            window.openAndStay()
        }
    }

    /// Shows a window in the size of new windows.
    func showInDefaultSize(_ window: WindowController) {
        let (width, height) = Self.windowSize
        show(window, width: width, height: height)
    }

    /// Returns the flow with which ``start(in:)`` has filled a window; `nil` if there is none, or if it has ended.
    ///
    /// - Parameter window: A window that ``openWindow()`` has opened. In a replay, it is also one that was passed to
    ///   ``start(in:)``.
    public final func flow(of window: WindowController) -> (any PathFollowing)? {
        if let known = flows[ObjectIdentifier(window)], known.window === window { return known.flow }
        return Run.isReplay ? window.outermostFlow : nil
    }

    /// The window that the user used last, of those that ``openWindow()`` has opened; `nil` if none is open.
    public final var currentWindow: WindowController? {
        let windows = WindowController.openWindows.filter { flows[ObjectIdentifier($0)]?.window === $0 }
        let active = gtkApplication?.activeWindow
        return windows.first { $0.window === active && active != nil } ?? windows.last
    }

    /// The controller in front of all others of the active window, which is where the user is; `nil` if no window is
    /// open. All windows and dialogs of the application count. Without a display, the window that was opened last is
    /// the active one.
    ///
    /// A command of the application presents its dialog on it, unless it is a ``/Lasso/QuestionController``, which has
    /// to be answered first.
    public final var visibleController: Controller? { StandardCommands.front }

    private struct WeakFlow {
        weak var window: WindowController?
        // The hierarchy keeps it alive.
        weak var flow: (any PathFollowing)?
    }
}
