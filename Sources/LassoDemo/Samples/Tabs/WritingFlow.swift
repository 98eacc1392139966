import LassoGtk

/// The flow in which the user writes messages.
final class WritingFlow: Flow<WritingFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "write"

    private weak var store: WritingScreenModule.Store?

    override func createInitialController() -> Controller {
        let screen = WritingScreenModule.createScreen()
        store = screen.store
        screen.observeOutput { [weak self] output in
            switch output {
            case .didSend(let text, let repliedText):
                self?.dispatchOutput(.didSend(text: text, repliedText: repliedText))
            }
        }
        (screen.controller.pathComponent, screen.controller.iconName) = (Self.pathComponent, "document-edit-symbolic")
        return screen.controller
    }

    /// Lets the user write a reply to a message.
    func reply(to message: Message) {
        store?.dispatchAction(.didBeginReply(to: message.text))
    }
}
