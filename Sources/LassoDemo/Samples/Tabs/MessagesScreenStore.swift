import LassoGtk

final class MessagesScreenStore: LassoStore<MessagesScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didReceive(let message): update { $0.messages.insert(message, at: 0) }
        case .didOpen(let id): if let message = state.messages[id: id] { dispatchOutput(.didOpen(message)) }
        }
    }
}
