import LassoGtk

/// A field with the code of a color.
final class CodeField: Box, LassoView {
    let store: CodeModule.ViewStore

    init(_ store: CodeModule.ViewStore) {
        self.store = store
        super.init(.vertical, spacing: 0)
        let entry = Entry()
        entry.bindText(to: store, \.code) { .didEdit($0) }
        append(FormField(translated("_Code"), entry).with { $0.bindError(to: store, \.error) })
    }
}
