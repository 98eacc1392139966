import LassoGtk

enum MessagesFlowModule: NavigationFlowModule {
    enum Output: Equatable {
        case didTapReply(Message)
    }
}
