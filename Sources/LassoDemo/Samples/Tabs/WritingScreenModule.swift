import LassoGtk

/// The screen on which the user writes a message.
enum WritingScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didEdit(String)
        case didBeginReply(to: String)
        case didTapCancelReply
        case didTapSend
    }

    enum Output: Equatable {
        case didSend(text: String, repliedText: String?)
    }

    struct State: Equatable {
        var text = ""
        /// The text of the message that the user replies to.
        var repliedText: String?

        var canSend: Bool { text.contains { !$0.isWhitespace } }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: WritingScreenStore) -> Screen {
        Screen(store, WritingViewController(store.asViewStore()))
    }
}
