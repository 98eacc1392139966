/// The keys and buttons that lead back and to other tabs, wherever the focus is in a window.
///
/// They reach the window when nothing in it wants them.
final class WindowKeys {
    private weak var scope: Controller?
    private weak var widget: Widget?
    private let accelerators: AcceleratorKeys?

    /// - Parameters:
    ///   - widget: The window, or what is to be treated like one.
    ///   - window: The window whose application's accelerators work in here too; `nil` where GTK sees to them.
    ///   - scope: What it shows.
    init(in widget: Widget, of window: Window?, scope: Controller) {
        self.scope = scope
        self.widget = widget
        // Of two that listen at the same time, GTK asks the younger one first: a key that is left over does nothing here either.
        accelerators = window.flatMap { AcceleratorKeys(in: widget, of: $0) }
        ActivationGuard.start()
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, modifiers in
            self?.isHandled(key, modifiers.intersection(Self.relevant)) ?? false
        }
        widget.addController(keys)
        // Fields of several lines would take them.
        let tabKeys = EventControllerKey()
        tabKeys.propagationPhase = .capture
        tabKeys.onKeyPressed { [weak self] key, _, modifiers in
            self?.isTabKey(key, modifiers.intersection(Self.relevant)) ?? false
        }
        widget.addController(tabKeys)
        let backButton = GestureClick()
        backButton.button = 8
        backButton.propagationPhase = .capture
        // While a button is down, GTK counts it for what is below it, which must not go: newer ones warn of it.
        backButton.onReleased { [weak self, weak backButton] _, x, y in
            // What is in a popover is the popover's own business.
            guard let self, backButton?.currentEvent?.surface === self.widget?.native?.surface else { return }
            controller(at: self.widget?.pick(x: x, y: y))?.goBack()
        }
        widget.addController(backButton)
        accelerators?.listenToWhatIsLeft()
    }

    private static let relevant: ModifierType = [.shiftMask, .controlMask, .altMask, .superMask, .metaMask, .hyperMask]

    /// The controller that what the user does is meant for.
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

    /// The innermost tabs around what has the focus.
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
