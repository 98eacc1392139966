import LassoGtk

/// The screen that shows a message.
enum MessageScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapReply
    }

    enum Output: Equatable {
        case didTapReply
    }

    struct State: Equatable {
        let message: Message
    }

    static var defaultInitialState: State { State(message: Message(id: 0, text: "", repliedText: nil)) }

    static func createScreen(with store: MessageScreenStore) -> Screen {
        Screen(store, MessageViewController(store.asViewStore()))
    }
}
