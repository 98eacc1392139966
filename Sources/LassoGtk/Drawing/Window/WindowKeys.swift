/// The keys and mouse buttons that go back and select tabs, wherever the focus is in a window.
///
/// They reach the window if no widget in it handles them.
final class WindowKeys {
    private weak var scope: Controller?
    private weak var widget: Widget?
    private let accelerators: AcceleratorKeys?

    /// Starts handling keys and buttons.
    ///
    /// - Parameters:
    ///   - widget: The window, or the content of a popover.
    ///   - window: The window whose application's accelerators work in `widget` too; `nil` if GTK handles them.
    ///   - scope: The controller that `widget` shows.
    init(in widget: Widget, of window: Window?, scope: Controller) {
        self.scope = scope
        self.widget = widget
        // GTK calls the newer of two event controllers first, so that the guard stops a repeated key before it reaches this one.
        accelerators = window.flatMap { AcceleratorKeys(in: widget, of: $0) }
        ActivationGuard.start()
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, modifiers in
            self?.isHandled(key, modifiers.intersection(Self.relevant)) ?? false
        }
        widget.addController(keys)
        // A text view would handle them.
        let tabKeys = EventControllerKey()
        tabKeys.propagationPhase = .capture
        tabKeys.onKeyPressed { [weak self] key, _, modifiers in
            self?.isTabKey(key, modifiers.intersection(Self.relevant)) ?? false
        }
        widget.addController(tabKeys)
        let backButton = GestureClick()
        backButton.button = 8
        backButton.propagationPhase = .capture
        // While GTK handles the release, the widgets under the pointer count as pressed and must not be removed: newer versions
        // warn about it.
        backButton.onReleased { [weak self, weak backButton] _, x, y in
            // A popover handles its own events.
            guard let self, backButton?.currentEvent?.surface === self.widget?.native?.surface else { return }
            let controller = controller(at: self.widget?.pick(x: x, y: y))
            Task { controller?.goBack() }
        }
        widget.addController(backButton)
        accelerators?.listenToWhatIsLeft()
    }

    private static let relevant: ModifierType = [.shiftMask, .controlMask, .altMask, .superMask, .metaMask, .hyperMask]

    /// The controller that keys act on.
    private var controller: Controller? { controller(at: (widget?.root as? Window)?.focusWidget) }

    private func controller(at widget: Widget?) -> Controller? {
        scope?.innermost(containing: widget) ?? scope?.principalLine.last
    }

    private func isHandled(_ key: Int, _ modifiers: ModifierType) -> Bool {
        let backwards = widget?.direction == .rtl ? [Key.right, Key.kpRight] : [Key.left, Key.kpLeft]
        switch (modifiers, key) {
        case ([], Key.escape): return controller?.cancel() == true
        case ([], Key.back): return controller?.goBack() == true
        case (.altMask, _) where backwards.contains(key): return controller?.goBack() == true
        case (.altMask, Key._1...Key._9): return choose(tab: key - Key._1)
        case (.altMask, Key.kp1...Key.kp9): return choose(tab: key - Key.kp1)
        case (.controlMask, Key.w): return closeTab()
        default: return false
        }
    }

    private func isTabKey(_ key: Int, _ modifiers: ModifierType) -> Bool {
        switch (modifiers, key) {
        case (.controlMask, Key.pageUp), (.controlMask, Key.kpPageUp): return chooseTab(by: -1)
        case (.controlMask, Key.pageDown), (.controlMask, Key.kpPageDown): return chooseTab(by: 1)
        default: return false
        }
    }

    /// The innermost tab controller around the focus.
    private var tabs: TabController? {
        guard let controller else { return nil }
        return controller as? TabController ?? controller.tabController
    }

    private func choose(tab index: Int) -> Bool {
        guard let tabs, tabs.controllers.indices.contains(index) else { return false }
        tabs.selectedIndex = index
        return true
    }

    private func chooseTab(by step: Int) -> Bool {
        guard let tabs else { return false }
        return choose(tab: tabs.selectedIndex + step)
    }

    private func closeTab() -> Bool {
        guard let tabs, tabs.hasClosableTabs, let selected = tabs.selectedController else { return false }
        selected.beginToLeave()
        return true
    }
}
