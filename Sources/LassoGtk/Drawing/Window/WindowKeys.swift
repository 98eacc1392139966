/// The keys, mouse buttons, and swipes that go back and select tabs, wherever the focus is in a window.
///
/// They reach the window if no widget in it handles them.
final class WindowKeys {
    private weak var scope: Controller?
    private weak var widget: Widget?
    private let controllers: AddedControllers
    private let accelerators: AcceleratorKeys?
    private var swipe: BackSwipe?

    /// Creates the keys of a widget, and starts handling them.
    ///
    /// - Parameters:
    ///   - widget: The window, or the content of a popover.
    ///   - window: The window whose application's accelerators work in `widget` too; `nil` if GTK handles them.
    ///   - scope: The controller that `widget` shows.
    ///   - commands: The commands of the window; `nil` if it has none.
    init(in widget: Widget, of window: Window?, scope: Controller, commands: WindowCommands? = nil) {
        self.scope = scope
        self.widget = widget
        controllers = AddedControllers(in: widget)
        // GTK calls the newer of two event controllers first, so that the guard stops a repeated key before it reaches
        // this one.
        accelerators = window.flatMap { AcceleratorKeys(in: widget, of: $0, commands: commands) }
        ActivationGuard.start()
        listen(phase: .bubble) { !$0.handlesFirst }
        listen(phase: .capture) { $0.handlesFirst }
        let backButton = GestureClick()
        backButton.button = 8
        backButton.propagationPhase = .capture
        // While GTK handles the release, the widgets under the pointer count as pressed and must not be removed: newer
        // versions warn about it.
        backButton.onReleased { [weak self, weak backButton] _, x, y in
            // A popover handles its own events.
            guard let self, backButton?.currentEvent?.surface === self.widget?.native?.surface else { return }
            let controller = controller(at: self.widget?.pick(x: x, y: y))
            Task { controller?.goBack() }
        }
        controllers.add(backButton)
        swipe = BackSwipe(in: widget) { [weak self] in self?.controller(at: $0) }
        accelerators?.listenToWhatIsLeft()
    }

    private func listen(phase: PropagationPhase, to isWanted: @escaping @MainActor (NavigationKey) -> Bool) {
        let keys = EventControllerKey()
        keys.propagationPhase = phase
        keys.onKeyPressed { [weak self, weak keys] key, _, modifiers in
            guard let self, let widget = self.widget else { return false }
            let event = keys?.currentEvent as? KeyEvent
            let command =
                NavigationKey(key, modifiers, isRightToLeft: widget.direction == .rtl)
                ?? event.flatMap { NavigationKey(inAnyLayout: $0) }
            return command.map { isWanted($0) && self.isHandled($0) } ?? false
        }
        controllers.add(keys)
    }

    /// The controller that keys act on.
    private var controller: Controller? { controller(at: (widget?.root as? Window)?.focusWidget) }

    private func controller(at widget: Widget?) -> Controller? {
        scope?.innermost(containing: widget) ?? scope?.principalLine.last
    }

    private func isHandled(_ key: NavigationKey) -> Bool {
        switch key {
        case .cancel: controller?.cancel() == true
        case .back: controller?.goBack() == true
        case .tab(let index): selectTab(at: index)
        case .otherTab(let distance): tabs.map { selectTab(at: $0.selectedIndex + distance) } ?? false
        case .closeTab: controller?.closeTab() == true
        case .mainMenu: scope?.openMainMenu() ?? false
        }
    }

    /// The innermost tab controller around the focus.
    private var tabs: TabController? { controller?.nearestTabs }

    private func selectTab(at index: Int) -> Bool {
        guard let tabs, tabs.controllers.indices.contains(index) else { return false }
        tabs.userDidSelect(index)
        return true
    }
}
