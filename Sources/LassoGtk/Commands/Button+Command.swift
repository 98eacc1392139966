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
        var observation: Observation?
        let follow = { @MainActor [weak self, weak controller] in
            observation?.cancel()
            guard let self, let command = controller?.availableCommands[id] else { return }
            // The store owns the observer, which therefore must not own the command.
            let keys = command.accelerators.all.first.flatMap { Accelerator($0.text)?.label }
            observation = command.observe { [weak self] in self?.show($0, keys: keys, hasIcon: icon != nil) }
        }
        onMap(follow)
        onUnmap { observation?.cancel() }
        follow()
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
