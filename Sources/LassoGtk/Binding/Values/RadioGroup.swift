import Gtk

/// A group of radio buttons: check buttons of which one is on.
///
/// ```swift
/// let size = RadioGroup(.horizontal)
/// size.bindChoice(among: Size.allCases, to: store, \.size, title: \.name) { .didChooseSize($0) }
/// ```
///
/// Source: `gtk_check_button_set_group`.
public final class RadioGroup: Box {
    /// The buttons, in order.
    public private(set) var buttons: [CheckButton] = []

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - orientation: Whether the buttons are in a row or in a column.
    ///   - spacing: The space between two buttons, in pixels.
    ///   - titles: The titles of the buttons, in order.
    public init(_ orientation: Orientation = .vertical, spacing: Int = 6, titles: [String] = []) {
        // Not a convenience initializer: those of `Box` would be inherited.
        super.init(orientation, spacing: spacing)
        accessibleRole = .radioGroup
        offerChoices(titles)
    }
}

extension RadioGroup: ChoiceBindable {
    /// The number of buttons.
    public var choiceCount: Int { buttons.count }

    /// The index of the button that is on, or `nil` if none is.
    public var chosenIndex: Int? {
        get { buttons.firstIndex(where: \.active) }
        set {
            if let newValue {
                buttons[newValue].active = true
            } else {
                buttons.first(where: \.active)?.active = false
            }
        }
    }

    /// Replaces the buttons. A binding follows the buttons that there were when it was made.
    public func offerChoices(_ titles: [String]) {
        buttons.forEach { remove($0) }
        buttons = titles.map { CheckButton($0) }
        for button in buttons {
            if button !== buttons[0] { button.setGroup(buttons[0]) }
            append(button)
        }
    }
}

extension RadioGroup: ChangeReporting {
    func onOtherChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
        // Between two choices, no button is on.
        buttons.map { button in
            button.onToggled { [weak button] in
                if button?.active == true { handler() }
            }
        }
    }
}
