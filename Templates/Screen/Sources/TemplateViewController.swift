import LassoGtk

final class TemplateViewController: ViewController, LassoView {
    let store: TemplateModule.ViewStore

    init(_ store: TemplateModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("@TITLE@")
    }

    override func loadView() -> Widget {
        let name = Entry(), next = Button(mnemonic: translated("_Continue"))
        name.bindText(to: store, \.name) { .didChangeName($0) }
        next.bind(\.sensitive, to: store, \.canContinue)
        let form = Form {
            FormField(translated("_Name"), name)
            next
        }
        form.bindSubmit(next, to: store, action: .didTapContinue)
        return form
    }
}
