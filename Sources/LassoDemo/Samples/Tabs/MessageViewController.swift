import LassoGtk

final class MessageViewController: ViewController, LassoView {
    let store: MessageScreenModule.ViewStore

    private weak var reply: Button?

    init(_ store: MessageScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Message")
    }

    override func loadView() -> Widget {
        let replied = Label(), text = Label(state.message.text), reply = Button(mnemonic: translated("_Reply"))
        replied.label = state.message.repliedText.map { translated("Reply to “\($0)”") } ?? ""
        replied.visible = state.message.repliedText != nil
        replied.addCssClass("dim-label")
        for label in [replied, text] {
            label.wrapsLongText()
            label.xalign = 0
        }
        text.selectable = true
        reply.addCssClass("suggested-action")
        reply.bind(to: store, action: .didTapReply)
        self.reply = reply
        return Form {
            replied; text; reply
        }
    }

    override func viewDidAppear() {
        // Not the text, which would be selected.
        reply?.grabFocus()
    }
}
