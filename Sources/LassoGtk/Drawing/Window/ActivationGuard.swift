/// Keeps what the user began on one page from going on on another: the second click of a double click, and the repetitions of
/// a key that is held down.
///
/// It listens in all windows of the application, also in those of GTK's own dialogs: what is begun in one may go on in another.
enum ActivationGuard {
    private static var connection: SignalConnection?

    /// Where something was begun.
    private struct Beginning {
        private weak var window: Widget?
        private weak var page: Widget?
        var time = ContinuousClock.now

        init(in window: (any Root)?, at widget: Widget?) {
            self.window = window
            page = widget?.page
        }

        func isIn(_ window: Window?) -> Bool { self.window === window }

        /// Whether the user is where it was begun.
        func isStill(in window: (any Root)?, at widget: Widget?) -> Bool {
            self.window === window && page === widget?.page
        }
    }

    // By the keys' places on the keyboard: what they write changes with others that are held.
    private static var heldKeys: [Int: Beginning] = [:]

    private struct WatchedWindow {
        weak var window: Widget?
    }

    private static var watchedWindows: [WatchedWindow] = []

    /// Begins to listen, if nobody has yet.
    static func start() {
        guard connection == nil else { return watchNewWindows() }
        watchNewWindows()
        // In the main actor's next turn: GTK tells of a window while it is being made.
        connection = Window.toplevels.onItemsChanged { _, _, added in
            if added > 0 { Task { watchNewWindows() } }
        }
    }

    private static func watchNewWindows() {
        watchedWindows.removeAll { $0.window == nil }
        // Tooltips are among the toplevels, and are no windows.
        for case let window as Window in Window.listToplevels()
        where !watchedWindows.contains(where: { $0.window === window }) {
            watchedWindows.append(WatchedWindow(window: window))
            listen(in: window)
        }
    }

    /// Listens in a window, or in a popover, whose events do not pass the window.
    static func listen(in place: Widget) {
        let click = GestureClick()
        click.propagationPhase = .capture
        var beginning: Beginning?
        click.onPressed { [weak place, weak click] count, x, y in
            guard let place else { return }
            let widget = place.pick(x: x, y: y)
            if count == 1 {
                beginning = Beginning(in: place.root, at: widget)
            } else if beginning?.isStill(in: place.root, at: widget) == false {
                // Nobody else gets it.
                click?.setState(.claimed)
            }
        }
        place.addController(click)

        let keys = EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak place] key, code, modifiers in
            isLeftOver(key, code, modifiers, in: place?.root as? Window)
        }
        keys.onKeyReleased { _, code, _ in heldKeys[code] = nil }
        place.addController(keys)
    }

    /// Whether a key that is reported as pressed does something, and has been held down since before the page changed.
    private static func isLeftOver(_ key: Int, _ code: Int, _ modifiers: ModifierType, in window: Window?) -> Bool {
        let focus = window?.focusWidget
        let now = ContinuousClock.now
        // The release may have gone to another application. The keyboard repeats faster than this.
        guard let held = heldKeys[code], held.time.duration(to: now) < .seconds(1) else {
            heldKeys[code] = Beginning(in: window, at: focus)
            return false
        }
        // The release may also have been lost between two windows. To give up a question does no harm; and elsewhere, the
        // repetitions of a key that is held come faster than anybody types.
        let isQuestion = window?.hasCssClass(frameClass) == false
        if givesUp(key), !held.isIn(window), isQuestion || held.time.duration(to: now) > .milliseconds(120) {
            heldKeys[code] = Beginning(in: window, at: focus)
            return false
        }
        heldKeys[code]?.time = now
        return leadsElsewhere(key, modifiers) && !held.isStill(in: window, at: focus)
    }

    /// What tells the windows of hierarchies from GTK's own dialogs.
    static let frameClass = "lasso-window"

    private static func givesUp(_ key: Int) -> Bool { key == Key.escape || key == Key.back }

    /// Whether a key may lead to another page. Others may be held for as long as the user likes.
    private static func leadsElsewhere(_ key: Int, _ modifiers: ModifierType) -> Bool {
        switch key {
        case Key.return, Key.kpEnter, Key.isoEnter, Key.space: true
        case _ where givesUp(key): true
        case Key.left, Key.right, Key.kpLeft, Key.kpRight: modifiers.contains(.altMask)
        default: false
        }
    }
}

extension Widget {
    private static let pageClass = "lasso-page"

    /// Says that this widget is all that is seen of a screen.
    func markAsPage() { addCssClass(Self.pageClass) }

    /// The page that this widget is, or is in.
    fileprivate var page: Widget? {
        sequence(first: self, next: \.parent).first { $0.hasCssClass(Self.pageClass) }
    }
}
