import LassoGtk

enum WritingFlowModule: FlowModule {
    enum Output: Equatable {
        case didSend(text: String, repliedText: String?)
    }
}
