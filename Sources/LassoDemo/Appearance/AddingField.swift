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
