/// Keeps the second click of a double click, and the repetitions of a key that is held down, from acting on a page that
/// was not there when the user began.
///
/// It listens in all windows of the application, including GTK's own dialogs: a key may be held down from one to
/// another.
package enum ActivationGuard {
    private static var connection: SignalConnection?

    /// The window and the page on which a click or a key press began.
    private struct Beginning {
        private weak var window: Widget?
        private weak var page: Widget?

        init(in window: (any Root)?, at widget: Widget?) {
            self.window = window
            page = widget?.page
        }

        func isIn(_ window: Window?) -> Bool { self.window === window }

        /// Returns whether a widget is on the same page of the same window.
        func isStill(in window: (any Root)?, at widget: Widget?) -> Bool {
            self.window === window && page === widget?.page
        }
    }

    /// A key that is held down.
    private struct HeldKey {
        /// The key's position on the keyboard, because the character of a key depends on the modifiers.
        let code: Int
        let beginning: Beginning
        /// The widget that had the focus.
        weak var focus: Widget?
        /// The time of its last event, in milliseconds. The display's clock counts: handling an event may take longer
        /// than the keyboard takes to repeat the key.
        var time: UInt32
    }

    /// The key that was pressed last, if it is held down. A keyboard repeats no other.
    private static var heldKey: HeldKey?

    private struct WatchedWindow {
        weak var window: Widget?
    }

    private static var watchedWindows: [WatchedWindow] = []

    /// A press of the mouse button. GTK counts the presses of a double click in each window by itself.
    private struct Press {
        let beginning: Beginning
        /// The time of its event, in milliseconds.
        let time: UInt32
        /// Its position on the screen, where the display tells.
        let position: PointerPosition?
        private weak var window: Window?
        /// The windows that were on the screen.
        private let mapped: [WatchedWindow]

        init(_ beginning: Beginning, at time: UInt32, in window: Window) {
            (self.beginning, self.time, self.window) = (beginning, time, window)
            position = PointerPosition(on: window.display)
            mapped = ActivationGuard.watchedWindows.filter { $0.window?.mapped == true }
        }

        /// Returns whether a press in another window is the second one of a double click: that window has come in
        /// front of the pointer in between, or what was in front of it has gone.
        func isContinued(by other: Press) -> Bool {
            guard let window = other.window, window !== self.window else { return false }
            let settings = window.settings
            // The time wraps around.
            guard other.time &- time < UInt32(clamping: settings.gtkDoubleClickTime) else { return false }
            if let position, let otherPosition = other.position {
                let distance = settings.gtkDoubleClickDistance * window.scaleFactor
                guard position.isNear(otherPosition, distance: distance) else { return false }
            }
            return self.window?.mapped != true || !mapped.contains { $0.window === window }
        }
    }

    /// The press before the present one, in any window.
    private static var lastPress: Press?

    /// Forgets the last press of the mouse button, so that the next one is the first of a click.
    package static func forgetLastPress() { lastPress = nil }

    /// Starts listening, unless it has been called before.
    static func start() {
        guard connection == nil else { return watchNewWindows() }
        watchNewWindows()
        // In the main actor's next turn, because GTK reports a window while it is being created.
        connection = Window.toplevels.onItemsChanged { _, _, added in
            if added > 0 { Task { watchNewWindows() } }
        }
    }

    private static func watchNewWindows() {
        watchedWindows.removeAll { $0.window == nil }
        // The toplevels include tooltips, which are not windows.
        for case let window as Window in Window.listToplevels()
        where !watchedWindows.contains(where: { $0.window === window }) {
            watchedWindows.append(WatchedWindow(window: window))
            listen(in: window)
            window.onNotify("is-active") { [weak window] in
                if let window, window.isActive { forgetKeyReleasedElsewhere(on: window.display) }
            }
            window.onNotify("focus-widget") { [weak window] in
                if let window { forgetKeyReleasedInRemovedWidget(on: window.display) }
            }
            // It may have received a release before anyone listened.
            if window.isActive { forgetKeyReleasedElsewhere(on: window.display) }
        }
    }

    /// Forgets the key that is held down if it was released while no window of the application had the keyboard:
    /// another application has received the release, or nobody, because the window that had the keyboard is gone. The
    /// release of a key that is still held comes to the window that has the keyboard now.
    private static func forgetKeyReleasedElsewhere(on display: Display) {
        if let heldKey, PressedKeys(on: display)?.contains(heldKey.code) != true { self.heldKey = nil }
    }

    /// Forgets the key that is held down if its release was lost in a removed widget, to which GTK sends keys until the
    /// next frame. Where the display doesn't tell, the key counts as held: GTK goes on repeating it in the same window.
    private static func forgetKeyReleasedInRemovedWidget(on display: Display) {
        guard let heldKey, heldKey.focus?.root == nil else { return }
        if PressedKeys(on: display)?.contains(heldKey.code) == false { self.heldKey = nil }
    }

    /// Listens in a window, or in a popover, whose events do not pass the window.
    static func listen(in widget: Widget) {
        let click = GestureClick()
        click.propagationPhase = .capture
        var beginning: Beginning?
        click.onPressed { [weak widget, weak click] count, x, y in
            guard let widget else { return }
            let target = widget.pick(x: x, y: y)
            let time = UInt32(truncatingIfNeeded: click?.currentEventTime ?? 0)
            let pressBeginning = notePress(at: target, in: widget.root, time: time)
            if count == 1 { beginning = pressBeginning }
            // No other widget receives it.
            if beginning?.isStill(in: widget.root, at: target) == false { click?.setState(.claimed) }
        }
        widget.addController(click)

        let keys = EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak widget, weak keys] key, code, modifiers in
            // While another key is repeated, modifiers can be pressed.
            guard let keys, (keys.currentEvent as? KeyEvent)?.isModifier != true else { return false }
            let time = UInt32(truncatingIfNeeded: keys.currentEventTime)
            return isLeftOver(key, code, modifiers, at: time, in: widget?.root as? Window)
        }
        keys.onKeyReleased { _, code, _ in
            if heldKey?.code == code { heldKey = nil }
        }
        widget.addController(keys)
    }

    /// Notes a press of the mouse button.
    ///
    /// - Returns: Where the press began, or the first press of the double click that began in another window.
    private static func notePress(at target: Widget?, in root: (any Root)?, time: UInt32) -> Beginning {
        let beginning = Beginning(in: root, at: target)
        guard let window = root as? Window else { return beginning }
        let press = Press(beginning, at: time, in: window)
        let previous = lastPress
        lastPress = press
        guard let previous, previous.isContinued(by: press) else { return beginning }
        return previous.beginning
    }

    /// Returns whether a key event repeats a key that has been held down since before the page changed, and would act
    /// on the new page.
    private static func isLeftOver(
        _ key: Int,
        _ code: Int,
        _ modifiers: ModifierType,
        at time: UInt32,
        in window: Window?
    ) -> Bool {
        let focus = window?.focusWidget
        // The time wraps around. The keyboard repeats faster than once a second.
        guard let held = heldKey, held.code == code, time &- held.time < 1_000 else {
            heldKey = HeldKey(code: code, beginning: Beginning(in: window, at: focus), focus: focus, time: time)
            return false
        }
        heldKey?.time = time
        return NavigationKey.leadsElsewhere(key, modifiers) && !held.beginning.isStill(in: window, at: focus)
    }
}

extension Widget {
    private static let pageClass = "lasso-page"

    /// Marks this widget as the whole view of a screen.
    func markAsPage() { addCssClass(Self.pageClass) }

    /// The page that contains this widget, or is this widget.
    var page: Widget? {
        sequence(first: self, next: \.parent).first { $0.hasCssClass(Self.pageClass) }
    }
}
