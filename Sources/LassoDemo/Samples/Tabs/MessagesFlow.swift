import LassoGtk

/// The flow in which the user reads messages.
final class MessagesFlow: Flow<MessagesFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "messages"

    private weak var store: MessagesScreenModule.Store?

    override func createInitialController() -> Controller {
        let screen = MessagesScreenModule.createScreen()
        store = screen.store
        screen.observeOutput { [weak self] output in
            switch output {
            case .didOpen(let message): self?.show(message)
            }
        }
        return screen.controller
    }

    /// Adds a message to the list.
    func receive(_ message: Message) {
        store?.dispatchAction(.didReceive(message))
    }

    private func show(_ message: Message) {
        MessageScreenModule
            .createScreen(with: MessageScreenModule.State(message: message))
            .observeOutput { [weak self] output in
                switch output {
                case .didTapReply:
                    self?.dispatchOutput(.didTapReply(message))
                    self?.unwind()
                }
            }
            .place(with: nextPushedInFlow)
    }
}
