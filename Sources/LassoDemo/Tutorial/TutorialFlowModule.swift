import LassoGtk

enum TutorialFlowModule: FlowModule {
    enum Output: Equatable {
        case didFinish
        case didPressSkip
    }

    typealias RequiredContext = NavigationController
}
