import LassoGtk

/// A field with its name above and its error below.
final class FormField<Field: Editable> {
    let entry: Field
    let box: Box
    private let error = Label()

    /// Creates a form field.
    ///
    /// - Parameters:
    ///   - name: The name of the field, on the screen and for assistive technologies.
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
            // GTK doesn't give the icon an accessible name.
            entry.children.last?.accessibleLabel = "Show password"
        }
        error.showsErrors()
        error.visible = false
        box = Box(.vertical, spacing: 6) { [error] in
            label; entry; error
        }
    }

    /// Shows a store's error below the field.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keyPath: The error, or `nil` if there is none.
    func bindError<Store: StateObservable>(to store: Store, _ keyPath: KeyPath<Store.State, String?>) {
        error.bindError(to: store, keyPath, of: [entry])
    }
}
