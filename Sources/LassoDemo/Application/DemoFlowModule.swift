import LassoGtk

enum DemoFlowModule: FlowModule {
    enum Output: Equatable {
        case userDidLogOut
    }

    typealias RequiredContext = WindowController
}
