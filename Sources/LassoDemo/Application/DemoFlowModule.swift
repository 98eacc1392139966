import LassoGtk

enum DemoFlowModule: FlowModule {
    typealias RequiredContext = WindowController
}
