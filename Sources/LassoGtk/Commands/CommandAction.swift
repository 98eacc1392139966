/// The action of a command.
final class CommandAction {
    private(set) var command: AvailableCommand
    let action: SimpleAction

    private let didChangeTitles: @MainActor () -> Void
    private var shown: CommandContent
    private var observation: Observation?

    /// Creates an action that follows the state of a command.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - window: The window whose widgets perform the command.
    ///   - didChangeTitles: A closure called when menus have to show another title or other options.
    init(_ command: AvailableCommand, in window: Window?, didChangeTitles: @escaping @MainActor () -> Void) {
        self.command = command
        self.didChangeTitles = didChangeTitles
        shown = command.content
        switch shown.kind {
        case .plain:
            action = SimpleAction(name: command.id)
        case .toggle(let isOn):
            action = SimpleAction(name: command.id, state: Variant(isOn))
        case .choice(_, let chosen):
            let type = VariantType(typeString: String.variantType)
            action = SimpleAction(name: command.id, parameterType: type, state: Variant(chosen ?? ""))
        }
        action.onActivate { [weak self, weak window] parameter in
            guard let command = self?.command else { return }
            window?.takeTypedNumber()
            if let option = parameter?.get(String.self) {
                command.perform(option)
            } else {
                command.perform()
            }
        }
        observe()
    }

    /// Performs another command with the same identifier from now on.
    ///
    /// - Parameter command: The command.
    /// - Returns: Whether it does. The action of a command of another kind has other parameters.
    func follow(_ command: AvailableCommand) -> Bool {
        let content = command.content
        guard content.kind.hasSameParameters(as: shown.kind) else { return false }
        let isOther = command.command !== self.command.command
        self.command = command
        if isOther {
            stop()
            shown = content
            observe()
        }
        return true
    }

    /// Ends the observation of the command.
    func stop() { observation?.cancel() }

    /// The shortcuts that perform the command. The user's file may contain keys that GTK doesn't know, which have none.
    var shortcuts: [Shortcut] {
        command.accelerators.all.compactMap { accelerator in
            guard let keys = Accelerator(accelerator.text) else {
                precondition(
                    !command.defaultAccelerators.all.contains(accelerator),
                    """
                    The command "\(command.id)": GTK doesn't know the keys "\(accelerator)". Use its notation, for \
                    example "<Control>n".
                    """
                )
                return nil
            }
            return Shortcut(
                trigger: KeyvalTrigger(keyval: keys.key, modifiers: keys.modifiers),
                action: CallbackAction { [command] widget, _ in
                    widget.takeTypedNumber()
                    // The keys of a disabled command do nothing else, either.
                    command.perform()
                    return true
                }
            )
        }
    }

    private func observe() {
        observation = command.observe { [weak self] content in
            guard let self else { return }
            let before = shown
            show(content)
            if before.mnemonicTitle != content.mnemonicTitle || before.kind.options != content.kind.options {
                didChangeTitles()
            }
        }
    }

    private func show(_ content: CommandContent) {
        shown = content
        action.enabled = content.isEnabled
        switch content.kind {
        case .plain: break
        case .toggle(let isOn): action.setState(Variant(isOn))
        case .choice(_, let chosen): action.setState(Variant(chosen ?? ""))
        }
    }
}

extension CommandKind {
    /// The options of a choice.
    fileprivate var options: [CommandOption] {
        if case .choice(let options, _) = self { options } else { [] }
    }

    /// Returns whether actions of this kind and of another one have a parameter, and a state, of the same type.
    fileprivate func hasSameParameters(as other: CommandKind) -> Bool {
        switch (self, other) {
        case (.plain, .plain), (.toggle, .toggle), (.choice, .choice): true
        default: false
        }
    }
}
