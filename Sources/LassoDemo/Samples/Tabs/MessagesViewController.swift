import LassoGtk

final class MessagesViewController: ViewController, LassoView {
    let store: MessagesScreenModule.ViewStore

    init(_ store: MessagesScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Messages")
    }

    override func loadView() -> Widget {
        let list = ListView(of: store, \.messages, .activation { .didOpen($0) }) { message in
            let text = Label()
            text.bind(\.label, to: message, \.text)
            (text.xalign, text.ellipsize) = (0, .end)
            text.setMargins(12)
            return text
        }
        list.singleClickActivate = true
        list.accessibleLabel = translated("Messages")
        let none = StatusPage(
            icon: "mail-unread-symbolic",
            translated("No Messages"),
            translated("Write one in the other tab.")
        )
        let scroll = ScrolledWindow(child: list).with { $0.vexpand = true }
        none.bindVisible(to: store, \.messages) { $0.isEmpty }
        scroll.bindVisible(to: store, \.messages) { !$0.isEmpty }
        return Box(.vertical) {
            none; scroll
        }
    }
}
