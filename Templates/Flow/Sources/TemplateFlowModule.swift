import LassoGtk

enum TemplateFlowModule: FlowModule {
    enum Output: Equatable {
        case didFinish(name: String)
    }

    typealias RequiredContext = NavigationController
}
