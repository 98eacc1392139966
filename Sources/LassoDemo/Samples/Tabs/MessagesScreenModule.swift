import LassoGtk

/// The screen that lists the messages, the newest first.
enum MessagesScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didReceive(Message)
        case didOpen(Message.ID)
    }

    enum Output: Equatable {
        case didOpen(Message)
    }

    struct State: Equatable {
        var messages: IdentifiedArray<Message> = []
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: MessagesScreenStore) -> Screen {
        Screen(store, MessagesViewController(store.asViewStore()))
    }
}
