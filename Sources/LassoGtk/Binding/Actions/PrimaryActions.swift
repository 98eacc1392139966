extension Button: ControlActionBindable {
    /// Connects a handler to clicks on the button. A number field that has the focus takes what was typed in it first:
    /// a mnemonic doesn't move the focus.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onClicked { [weak self] in
            self?.takeTypedNumber()
            handler()
        }
    }
}

extension Expander: ControlActionBindable {
    /// Connects a handler to the activation that expands or collapses it.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        // GTK's own handler expands it.
        onActivate(after: true, handler)
    }
}

extension DropDown: ControlActionBindable {
    /// Connects a handler to the choice of an item.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onNotify("selected", handler)
    }
}

extension ComboBox: ControlActionBindable {
    /// Connects a handler to the choice of a row.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onChanged(handler)
    }
}

extension GtkRange: ControlActionBindable {
    /// Connects a handler to changes of the value.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onValueChanged(handler)
    }
}

extension ScaleButton: ControlActionBindable {
    /// Connects a handler to changes of the value.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onValueChanged { _ in handler() }
    }
}

extension SpinButton: ControlActionBindable {
    /// Connects a handler to changes of the value.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onValueChanged(handler)
    }
}

extension GtkCalendar: ControlActionBindable {
    /// Connects a handler to the choice of a day.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onDaySelected(handler)
    }
}

extension CheckButton: ControlActionBindable {
    /// Connects a handler to switching the button on and off.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onToggled(handler)
    }
}

extension Switch: ControlActionBindable {
    /// Connects a handler to switching the switch on and off.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onNotify("active", handler)
    }
}

extension Entry: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}

extension PasswordEntry: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}

extension SearchEntry: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}

extension Text: ControlActionBindable {
    /// Connects a handler to the Enter key in the field.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate(handler)
    }
}

extension ColorButton: ControlActionBindable {
    /// Connects a handler to the choice of a color.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onColorSet(handler)
    }
}

extension FontButton: ControlActionBindable {
    /// Connects a handler to the choice of a font.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onFontSet(handler)
    }
}

extension GestureClick: ControlActionBindable {
    /// Connects a handler to the end of a click.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onReleased { _, _, _ in handler() }
    }
}

extension GestureLongPress: ControlActionBindable {
    /// Connects a handler to a long press.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onPressed { _, _ in handler() }
    }
}

extension GestureSwipe: ControlActionBindable {
    /// Connects a handler to a swipe.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onSwipe { _, _ in handler() }
    }
}

extension SimpleAction: ControlActionBindable {
    /// Connects a handler to the activation of the action.
    public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        onActivate { _ in handler() }
    }
}
