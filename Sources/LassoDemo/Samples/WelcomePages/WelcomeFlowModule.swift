import LassoGtk

enum WelcomeFlowModule: FlowModule {
    typealias Output = NoOutput
    typealias RequiredContext = PageController
}
