/// The keys and buttons that lead back and to other tabs, wherever the focus is in a window.
///
/// They reach the window when nothing in it wants them.
final class WindowKeys {
    private weak var scope: Controller?
    private let focused: () -> Controller?

    /// - Parameters:
    ///   - widget: The window, or what is to be treated like one.
    ///   - scope: What it shows.
    ///   - focused: Answers the innermost controller that has the focus.
    init(in widget: Widget, scope: Controller, focused: @escaping () -> Controller?) {
        self.scope = scope
        self.focused = focused
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self, weak widget] key, _, modifiers in
            guard let self, let widget else { return false }
            return isHandled(key, modifiers.intersection(Self.relevant), in: widget)
        }
        widget.addController(keys)
        let backButton = GestureClick()
        backButton.button = 8
        backButton.propagationPhase = .capture
        backButton.onPressed { [weak self] _, _, _ in self?.controller?.goBack() }
        widget.addController(backButton)
    }

    private static let relevant: ModifierType = [.shiftMask, .controlMask, .altMask, .superMask, .metaMask, .hyperMask]

    private var controller: Controller? { focused() ?? scope?.principalLine.last }

    private func isHandled(_ key: Int, _ modifiers: ModifierType, in widget: Widget) -> Bool {
        let backwards = widget.direction == .rtl ? [Key.right, Key.kpRight] : [Key.left, Key.kpLeft]
        switch (modifiers, key) {
        case ([], Key.escape): return controller?.cancel() == true
        case ([], Key.back): return controller?.goBack() == true
        case (.altMask, _) where backwards.contains(key): return controller?.goBack() == true
        case (.altMask, Key._1...Key._9): return choose(tab: key - Key._1)
        case (.controlMask, Key.pageUp), (.controlMask, Key.kpPageUp): return chooseTab(by: -1)
        case (.controlMask, Key.pageDown), (.controlMask, Key.kpPageDown): return chooseTab(by: 1)
        case (.controlMask, Key.w): return closeTab()
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
