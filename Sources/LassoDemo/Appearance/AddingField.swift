import LassoGtk

/// A field with a button that adds the text to a list. So does Enter.
final class AddingField: Box {
    /// The field with its name.
    let field: FormField

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: The name of the field, with an underscore before the mnemonic.
    ///   - store: The store.
    ///   - draft: The text in the state that has not been added yet.
    ///   - canAdd: Whether the text can be added.
    ///   - type: A closure that returns the action for a text that the user types.
    ///   - add: The action that adds the text.
    init<Store: AbstractViewStore>(
        _ name: String,
        to store: Store,
        _ draft: KeyPath<Store.State, String>,
        canAdd: KeyPath<Store.State, Bool>,
        add: Store.Action,
        type: @escaping @MainActor (String) -> Store.Action
    ) {
        let entry = Entry(), button = Button(mnemonic: translated("_Add"))
        field = FormField(name, entry)
        super.init(.horizontal, spacing: 6)
        entry.bindText(to: store, draft, mapping: type)
        entry.bind(to: store, action: add)
        button.bindSensitive(to: store, canAdd)
        button.bind(to: store, action: add)
        button.valign = .end
        field.hexpand = true
        append(field)
        append(button)
    }
}

extension Button {
    /// Creates a flat button with an icon, such as for a row of a list.
    ///
    /// - Parameters:
    ///   - iconName: The name of the icon.
    ///   - name: The name for assistive technologies, which is also the tooltip.
    convenience init(iconName: String, name: String) {
        self.init(iconName: iconName)
        addCssClass("flat")
        (accessibleLabel, tooltipText, valign) = (name, name, .center)
    }
}

extension String {
    /// The text without leading and trailing whitespace.
    nonisolated var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
