import LassoGtk

enum StepsFlowModule: NavigationFlowModule {
    enum Output: Equatable {
        case didFinish(OnboardingAnswers)
    }

    typealias RequiredContext = NavigationController
}
