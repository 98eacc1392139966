import LassoGtk

final class MessageScreenStore: LassoStore<MessageScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapReply: dispatchOutput(.didTapReply)
        }
    }
}
