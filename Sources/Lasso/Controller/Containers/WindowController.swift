/// A window: the top of a controller hierarchy.
///
/// Source: `UIWindow`, as Lasso uses it.
open class WindowController: Controller {
    /// The controller that the window shows.
    public private(set) var rootController: Controller?

    /// The windows of the application that this window belongs to.
    package private(set) final var windows = ApplicationWindows.current

    /// Whether the window is on the screen.
    public private(set) var isOpen = false

    /// The transition to the root controller that is used the next time the window is drawn.
    package private(set) final var rootTransition: Transition?

    /// The clock for the time that notices are shown: a ``MainQueueClock`` at first. A test can set a clock that needs
    /// no real time.
    public final var noticeClock: any Clock<Duration> = ApplicationWindows.current.noticeClock ?? MainQueueClock()

    /// The window's size in pixels while it is not maximized, which the user can change. If it is `nil`, the window
    /// opens with the size that it is presented with.
    ///
    /// A window is never opened larger than the monitor.
    ///
    /// - Precondition: A new value has a positive width and height.
    ///
    /// Source: `GtkWindow:default-width`, `GtkWindow:default-height`.
    public final var size: WindowSize? {
        willSet {
            guard let newValue else { return }
            precondition(
                newValue.width > 0 && newValue.height > 0,
                "\(Self.self).size: \(newValue.width) × \(newValue.height) is no size. Set a width and a height above 0."
            )
        }
        didSet { if size != oldValue { sizeDidChange() } }
    }

    /// Whether the window fills the monitor, which the user can change.
    ///
    /// Source: `GtkWindow:maximized`.
    public final var isMaximized = false {
        didSet { if isMaximized != oldValue { sizeDidChange() } }
    }

    private func sizeDidChange() {
        drawing?.update(animated: false)
        announce(.sizeDidChange)
    }

    /// The controller in whose view this hierarchy is embedded. Then, this controller represents the window around it.
    package internal(set) final weak var embeddingController: Controller?

    private var completions: [@MainActor () -> Void] = []

    final var lifeCycleOfControllers: WindowLifeCycle {
        let lifeCycle = knownLifeCycle ?? WindowLifeCycle(of: self)
        knownLifeCycle = lifeCycle
        return lifeCycle
    }

    private var knownLifeCycle: WindowLifeCycle?

    open override var children: [Controller] { rootController.map { [$0] } ?? [] }

    open override var principalChild: Controller? { rootController }

    open override func takeOut(_ child: Controller) { setRootController(nil) }

    override var wayOut: WayOut? { WayOut(closing: self) }

    /// A root does not close its window.
    override var wayOutOfChildren: WayOut? { nil }

    /// Replaces the controller that the window shows.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - transition: The transition that the user sees; `nil` for none.
    ///   - completion: A closure called once, when only the new controller is visible.
    /// - Precondition: `controller` isn't in a container.
    ///
    /// Source: Lasso's `UIWindow.setRootViewController(_:with:completion:)`.
    public func setRootController(
        _ controller: Controller?,
        with transition: Transition? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        rootTransition = transition
        if let completion { completions.append(completion) }
        changeHierarchy(animated: transition != nil) {
            rootController = controller
        } whenDone: {
            if self.drawing == nil { self.transitionDidEnd() }
        }
    }

    /// Calls the waiting completions. The window's drawing calls this method when nothing moves anymore.
    package final func transitionDidEnd() {
        let ended = completions
        completions = []
        ended.forEach { $0() }
    }

    /// Opens the window, so that its controllers appear.
    public func open() {
        windows.add(self)
        changeHierarchy(animated: false) { isOpen = true }
    }

    /// Sets whether an object that represents a window, but isn't one of the application's windows, is on the screen.
    package final func setOnScreen(_ isOnScreen: Bool) {
        guard isOnScreen != isOpen else { return }
        changeHierarchy(animated: false) { isOpen = isOnScreen }
    }

    /// Closes the window and releases its content, without asking. ``Controller/leave(animated:)`` asks first.
    public func close() {
        windows.remove(self)
        changeHierarchy(animated: false) {
            isOpen = false
            rootController = nil
            presentation = nil
        } whenDone: {
            // Notices on the window itself end with it, unless a life cycle method has opened it again.
            if !self.isOpen { self.releaseHierarchyReferences() }
            self.transitionDidEnd()
        }
    }

    isolated deinit {
        windows.remove(self)
        knownLifeCycle?.windowGoes()
        rootController?.departUnlessPlaced()
        presentedController?.departUnlessPlaced()
    }

    package override var childrenHaveHeaders: Bool { true }

    // MARK: The application's windows

    /// The application's open windows, in the order in which they were opened.
    ///
    /// In a test that has a window of its own, only the test's windows.
    public static var openWindows: [WindowController] { ApplicationWindows.current.all }

    /// The application's main window: the one that was set, if it is open, or else the first of the open windows.
    ///
    /// In a test that has a window of its own, it is one of the test's windows.
    ///
    /// Source: Lasso's `UIApplication.shared.delegate.window`.
    public static var applicationWindow: WindowController? {
        get { ApplicationWindows.current.main }
        set { ApplicationWindows.current.main = newValue }
    }

    /// Opens another window of the same application. It is drawn if this one is.
    ///
    /// The other window is kept alive until it is closed.
    ///
    /// - Parameter other: The other window.
    public func open(_ other: WindowController) {
        if !other.isOpen { other.windows = windows }
        guard let drawing = drawing as? any WindowControllerDrawing else { return other.openAndStay() }
        drawing.open(other)
        other.windows.keep(other)
    }

    /// Opens the window and keeps it alive until it is closed.
    package final func openAndStay() {
        open()
        windows.keep(self)
    }
}
