import LassoGtk

/// A field with its name above and what is wrong with it below.
final class FormField<Field: Editable> {
    let entry: Field
    let box: Box
    private let error = Label()

    /// - Parameters:
    ///   - name: What the field is called, on the screen and by assistive technologies.
    ///   - entry: The field.
    init(_ name: String, _ entry: Field) {
        self.entry = entry
        let label = Label(name)
        label.xalign = 0
        label.addCssClass("field-name")
        entry.hexpand = true
        entry.accessibleLabel = name
        if let entry = entry as? PasswordEntry {
            entry.showPeekIcon = true
            // GTK gives the icon no name.
            entry.children.last?.accessibleLabel = "Show what was typed"
        }
        error.showsErrors()
        error.visible = false
        box = Box(.vertical, spacing: 6) { [error] in
            label; entry; error
        }
    }

    /// Shows a store's complaint about the field below it.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The complaint, if there is one.
    func bindError<Store: StateObservable>(to store: Store, _ keyPath: KeyPath<Store.State, String?>) {
        error.bindError(to: store, keyPath, of: [entry])
    }
}
