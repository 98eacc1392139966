import LassoGtk

final class ProblemViewController: ViewController, LassoView {
    let store: ProblemModule.ViewStore

    init(_ store: ProblemModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Report a Problem")
    }

    override func loadView() -> Widget {
        let explanation = Label(
            translated(
                """
                This is what would be saved: what you did, and what the application did because of it. Passwords are \
                not in it. Read it before you send it to anyone.
                """
            )
        )
        (explanation.wrap, explanation.xalign, explanation.maxWidthChars) = (true, 0, 70)
        let missing = Label(
            translated(
                """
                The beginning is missing, because only the latest part is kept. The report can be read, but what you did \
                can't be repeated from it.
                """
            )
        )
        (missing.wrap, missing.xalign, missing.maxWidthChars) = (true, 0, 70)
        missing.bind(\.visible, to: store, \.isBeginningMissing)
        let text = TextView(), error = Label(), saved = Label(), save = Button(mnemonic: translated("_Save…"))
        (text.editable, text.monospace, text.acceptsTab) = (false, true, false)
        text.accessibleLabel = translated("Report")
        text.bind(to: store, \.text) { $0.buffer.text = $1 }
        error.showsErrors()
        error.bindError(to: store, \.error, of: [])
        saved.bind(\.label, to: store, \.savedName) { name in
            name.map { translated("Report saved as “\($0)”") } ?? ""
        }
        save.halign = .end
        save.bind(to: store, action: .didTapSave)
        let scroll = ScrolledWindow(child: text).with { ($0.hexpand, $0.vexpand) = (true, true) }
        (scroll.minContentWidth, scroll.minContentHeight) = (560, 320)
        let box = Box(.vertical, spacing: 12) {
            explanation; missing; scroll; error; saved; save
        }
        box.setMargins(12)
        return box
    }
}
