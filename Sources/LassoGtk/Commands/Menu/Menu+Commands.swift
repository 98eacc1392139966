extension Menu {
    /// Appends items of a menu of commands.
    func append(_ items: [CommandMenuItem]) {
        for item in items {
            switch item {
            case .command(let command): append(command)
            case .submenu(let title, let items): appendSubmenu(title, submenu: Menu(items))
            case .section(let title, let items): appendSection(title, section: Menu(items))
            }
        }
    }

    private convenience init(_ items: [CommandMenuItem]) {
        self.init()
        append(items)
    }

    private func append(_ command: AvailableCommand) {
        let content = command.content
        let name = "\(WindowCommands.group).\(command.id)"
        if case .choice(let options, _) = content.kind {
            let submenu = Menu()
            for option in options {
                let item = MenuItem(label: option.title.withoutMnemonics)
                item.setActionAndTargetValue(name, targetValue: Variant(option.id))
                submenu.appendItem(item)
            }
            return appendSubmenu(content.mnemonicTitle, submenu: submenu)
        }
        let item = MenuItem(label: content.mnemonicTitle, detailedAction: name)
        if let accelerator = command.accelerators.all.first {
            item.setAttributeValue("accel", value: Variant(accelerator.text))
        }
        appendItem(item)
    }
}

extension String {
    /// The text as a menu shows it without taking an underscore for the mark of a mnemonic.
    fileprivate var withoutMnemonics: String {
        split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
