import LassoGtk

/// The flow with a flow in each tab. It passes what one of them reports to the other one.
///
/// Its places are `/write`, `/messages`, and those inside them.
final class TabsFlow: Flow<NoOutputFlow> {
    private weak var writingFlow: WritingFlow?
    private weak var messagesFlow: MessagesFlow?
    private var messageCount = 0

    override func createInitialController() -> Controller {
        let tabController = TabController()
        tabController.tabPosition = .headerBar
        let tabs = tabBarEmbedding(tabController, tabsCount: 2)
        startWriting(with: tabs[0])
        startMessages(with: tabs[1])
        return tabController
    }

    private var tabController: TabController? { initialController as? TabController }

    override func follow(_ component: NavigationPath.Component) -> Route {
        switch component.name {
        case WritingFlow.pathComponent: .flow(writingFlow, else: .unknown)
        case MessagesFlow.pathComponent: .flow(messagesFlow, else: .unknown)
        default: .unknown
        }
    }

    private func startWriting(with placer: ScreenPlacer<TabController>) {
        let flow = WritingFlow()
        writingFlow = flow
        flow.observeOutput { [weak self] output in
            switch output {
            case .didSend(let text, let repliedText): self?.deliver(text, repliedText)
            }
        }
        flow.start(with: placer)
    }

    private func startMessages(with placer: ScreenPlacer<TabController>) {
        let flow = MessagesFlow()
        messagesFlow = flow
        flow.observeOutput { [weak self] output in
            switch output {
            case .didTapReply(let message):
                self?.writingFlow?.reply(to: message)
                self?.tabController?.selectedIndex = 0
            }
        }
        flow.start(with: placer.withNavigationEmbedding(messagesNavigation()))
    }

    private func messagesNavigation() -> NavigationController {
        let navigation = NavigationController()
        navigation.pathComponent = MessagesFlow.pathComponent
        (navigation.title, navigation.iconName) = (translated("Messages"), "mail-unread-symbolic")
        return navigation
    }

    private func deliver(_ text: String, _ repliedText: String?) {
        messageCount += 1
        messagesFlow?.receive(Message(id: messageCount, text: text, repliedText: repliedText))
        Task {
            guard await toast(translated("Message sent"), button: translated("Show")) else { return }
            await go(to: NavigationPath([MessagesFlow.pathComponent]))
        }
    }
}
