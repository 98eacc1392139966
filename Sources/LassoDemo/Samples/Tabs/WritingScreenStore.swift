import LassoGtk

final class WritingScreenStore: LassoStore<WritingScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEdit(let text): update { $0.text = text }
        case .didBeginReply(let repliedText): update { $0.repliedText = repliedText }
        case .didTapCancelReply: update { $0.repliedText = nil }
        case .didTapSend: send()
        }
    }

    private func send() {
        guard state.canSend else { return }
        let (text, repliedText) = (state.text, state.repliedText)
        update { $0 = State() }
        dispatchOutput(.didSend(text: text, repliedText: repliedText))
    }
}
