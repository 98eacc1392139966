/// A window: the top of a hierarchy.
///
/// Source: `UIWindow`, as Lasso uses it.
open class WindowController: Controller {
    /// What the window shows.
    public private(set) var rootController: Controller?

    /// The windows of the application that this one belongs to.
    package private(set) final var windows = ApplicationWindows.current

    /// Whether the window is on the screen.
    public private(set) var isOpen = false

    /// How what the window shows is replaced the next time that it is drawn.
    package private(set) final var rootTransition: Transition?

    private var completions: [@MainActor () -> Void] = []

    final var lifeCycleOfControllers: WindowLifeCycle {
        let lifeCycle = knownLifeCycle ?? WindowLifeCycle(of: self)
        knownLifeCycle = lifeCycle
        return lifeCycle
    }

    private var knownLifeCycle: WindowLifeCycle?

    open override var children: [Controller] { rootController.map { [$0] } ?? [] }

    open override func takeOut(_ child: Controller) { setRootController(nil) }

    override var wayOut: WayOut? { WayOut(closing: self) }

    /// A root does not close its window.
    override var wayOutOfChildren: WayOut? { nil }

    /// Replaces what the window shows.
    ///
    /// - Parameters:
    ///   - controller: What it is to show.
    ///   - transition: What the user sees of it; `nil` for nothing.
    ///   - completion: Is called once, when the user sees the new controller only.
    /// - Precondition: `controller` is in no container.
    ///
    /// Source: Lasso's `UIWindow.setRootViewController(_:with:completion:)`.
    public func setRootController(
        _ controller: Controller?,
        with transition: Transition? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        rootTransition = transition
        if let completion { completions.append(completion) }
        changeHierarchy(animated: transition != nil) { rootController = controller }
        if drawing == nil { transitionDidEnd() }
    }

    /// Is called by what draws the window when nothing moves any more.
    package final func transitionDidEnd() {
        let ended = completions
        completions = []
        ended.forEach { $0() }
    }

    /// Puts the window on the screen, so that the controllers in it appear.
    public func open() {
        windows.add(self)
        changeHierarchy(animated: false) { isOpen = true }
    }

    /// Says whether something that stands for a window, and is none of the application's windows, is on the screen.
    package final func setOnScreen(_ isOnScreen: Bool) {
        guard isOnScreen != isOpen else { return }
        changeHierarchy(animated: false) { isOpen = isOnScreen }
    }

    /// Takes the window off the screen and gives up what it shows, without asking anybody: ``Controller/leave(animated:)``
    /// is what asks.
    public func close() {
        windows.remove(self)
        changeHierarchy(animated: false) {
            isOpen = false
            rootController = nil
            presentation = nil
        }
        transitionDidEnd()
    }

    isolated deinit {
        windows.remove(self)
        knownLifeCycle?.windowGoes()
    }

    // MARK: The application's windows

    /// The application's windows that are open, in the order in which they were opened.
    ///
    /// In a test that has a window of its own, only those of the test.
    public static var openWindows: [WindowController] { ApplicationWindows.current.all }

    /// The application's window where it has one only, and its main one where it has more: the one that was opened first of
    /// those that are open, unless another one is set, and open.
    ///
    /// In a test that has a window of its own, it is one of the test's.
    ///
    /// Source: Lasso's `UIApplication.shared.delegate.window`.
    public static var applicationWindow: WindowController? {
        get { ApplicationWindows.current.main }
        set { ApplicationWindows.current.main = newValue }
    }

    /// Opens another window of the same application, which is drawn if this one is.
    ///
    /// It is kept alive until it is closed.
    ///
    /// - Parameter other: The other window.
    public func open(_ other: WindowController) {
        if !other.isOpen { other.windows = windows }
        guard let drawing = drawing as? any WindowControllerDrawing else { return other.openAndStay() }
        drawing.open(other)
        other.windows.keep(other)
    }

    /// Opens the window, and keeps it alive until it is closed.
    final func openAndStay() {
        open()
        windows.keep(self)
    }
}
