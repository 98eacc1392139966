import LassoGtk

final class WritingViewController: ViewController, LassoView {
    let store: WritingScreenModule.ViewStore

    init(_ store: WritingScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Write")
    }

    override func loadView() -> Widget {
        let text = Entry(), send = Button(mnemonic: translated("_Send"))
        send.bindSensitive(to: store, \.canSend)
        text.bindText(to: store, \.text) { .didEdit($0) }
        text.bind(to: store, \.repliedText) { entry, repliedText in
            if repliedText != nil { entry.grabFocus() }
        }
        let form = Form(translated("Write to Yourself"), translated("The other tab receives the message.")) {
            makeReply()
            FormField(translated("_Message"), text)
            send
        }
        form.bindSubmit(send, to: store, action: .didTapSend)
        return form
    }

    private func makeReply() -> Widget {
        let label = Label(), cancel = Button(iconName: "window-close-symbolic", name: translated("Don't Reply"))
        label.bind(\.label, to: store, \.repliedText) { $0.map { translated("Reply to “\($0)”") } ?? "" }
        (label.hexpand, label.xalign) = (true, 0)
        label.wrapsLongText()
        cancel.bind(to: store, action: .didTapCancelReply)
        let row = Box(.horizontal, spacing: 6) {
            label; cancel
        }
        row.bindVisible(to: store, \.repliedText) { $0 != nil }
        return row
    }
}
