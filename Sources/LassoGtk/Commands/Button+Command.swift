extension Button {
    /// Creates a button that performs a command, with the command's title.
    ///
    /// ```swift
    /// HeaderContent { Button(for: "new-task", of: self, icon: "list-add-symbolic") }
    /// ```
    ///
    /// The button can be pressed while the command is enabled. Its tooltip shows the keys.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - controller: A controller in the window in which the command is available.
    ///   - icon: The name of an icon in place of the title, which is then in the tooltip only.
    ///
    /// Source: `gtk_actionable_set_action_name`.
    public convenience init(for id: String, of controller: Controller, icon: String? = nil) {
        self.init()
        if let icon { iconName = icon }
        actionName = "\(WindowCommands.group).\(id)"
        let showing = CommandShowing(id) { [weak self] in self?.show($0, keys: $1, hasIcon: icon != nil) }
        onMap { [weak controller] in showing.begin(in: controller) }
        onUnmap { showing.end() }
        if let command = controller.availableCommands[id] { showing.show(command) }
    }

    private func show(_ content: CommandContent, keys: String?, hasIcon: Bool) {
        if hasIcon {
            accessibleLabel = content.title
            tooltipText =
                keys.map { translated("\(content.title) (\($0))", context: "tooltip with keys", in: .lasso) }
                ?? content.title
        } else {
            label = content.mnemonicTitle
            useUnderline = true
            // GTK 4.8 also makes the title with its mark the name. The label's text remains.
            accessibleLabel = nil
            tooltipText = keys
        }
    }
}

/// The observation of a command by a button that shows it.
@MainActor
private final class CommandShowing {
    private let id: String
    private let show: @MainActor (CommandContent, String?) -> Void
    private var available: Observation?
    private var command: Observation?

    /// Creates an observation of nothing.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - show: A closure called with the content of the command, and with its keys.
    init(_ id: String, show: @escaping @MainActor (CommandContent, String?) -> Void) {
        (self.id, self.show) = (id, show)
    }

    isolated deinit { end() }

    /// Begins to show the command that is available in the window or the dialog of a controller, while no other dialog
    /// is in front of it.
    func begin(in controller: Controller?) {
        end()
        guard let scope = controller?.commandScope else { return }
        available = scope.nearestWindow?.observeCommands(of: scope) { [weak self, id] commands in
            if let command = commands[id] { self?.show(command) }
        }
    }

    /// Shows a command until another one is shown.
    func show(_ command: AvailableCommand) {
        self.command?.cancel()
        // The store owns the observer, which therefore must not own the command.
        let keys = command.accelerators.all.first.flatMap { Accelerator($0.text)?.label }
        self.command = command.observe { [show] in show($0, keys) }
    }

    /// Ends the observation.
    func end() {
        available?.cancel()
        command?.cancel()
        (available, command) = (nil, nil)
    }
}
