/// The commands of a window or a dialog as GTK uses them: the actions that buttons and menus activate, the keys, and
/// the main menu.
@MainActor
final class WindowCommands {
    /// The name of the group that the actions are in.
    static let group = "command"

    /// The shortcuts of the commands.
    let shortcuts = GioListStore(of: Shortcut.self)
    /// The shortcuts of the commands that every application has, which precede no accelerator of the application's own.
    let standardShortcuts = GioListStore(of: Shortcut.self)
    /// The main menu.
    let menu = Menu()

    private weak var window: Window?
    private weak var scope: Controller?
    private let application = ApplicationWindows.current
    private let actions = SimpleActionGroup()
    private var available: AvailableCommands?
    private var known: [CommandAction] = []
    private var observation: Observation?

    /// Creates the commands of a window, and keeps them up to date.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - scope: The controller that the window shows: a window controller, or a presented controller.
    init(in window: Window, scope: Controller) {
        (self.window, self.scope) = (window, scope)
        window.insertActionGroup(Self.group, group: actions)
        observation = scope.nearestWindow?.observeCommands(of: scope) { [weak self] in self?.show($0) }
    }

    isolated deinit { stop() }

    /// Ends the observation of the hierarchy, and releases the commands with their stores.
    func stop() {
        observation?.cancel()
        available = nil
        removeCommands()
    }

    private func removeCommands() {
        for action in known { remove(action) }
        known = []
        removeShortcuts()
        menu.removeAll()
    }

    private func remove(_ action: CommandAction) {
        action.stop()
        actions.removeAction(action.command.id)
    }

    private func removeShortcuts() {
        shortcuts.removeAll()
        standardShortcuts.removeAll()
    }

    private func show(_ available: AvailableCommands) {
        self.available = available
        updateActions(for: available)
        removeShortcuts()
        for action in known {
            let isStandard = application.standardCommands?.contains(action.command) == true
            let isUsers = WindowController.acceleratorSettings[action.command.id] != nil
            (isStandard && !isUsers ? standardShortcuts : shortcuts).append(contentsOf: action.shortcuts)
        }
        updateMenu()
    }

    /// Updates the actions to match the commands. Those whose commands stay aren't removed meanwhile: a button without
    /// an action is insensitive, and loses the focus.
    private func updateActions(for available: AvailableCommands) {
        var others = Dictionary(uniqueKeysWithValues: known.map { ($0.command.id, $0) })
        known = available.all.map { command in
            guard let action = others[command.id], action.follow(command) else {
                return CommandAction(command, in: window) { [weak self] in self?.updateMenu() }
            }
            others[command.id] = nil
            return action
        }
        for action in others.values { remove(action) }
        for action in known where !actions.hasAction(action.command.id) { actions.addAction(action.action) }
    }

    private func updateMenu() {
        menu.removeAll()
        if let available { menu.append(available.menu) }
        scope?.updateHeaders()
    }
}
