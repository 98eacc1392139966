import LassoGtk

enum GalleryFlowModule: FlowModule {
    typealias RequiredContext = SplitController
}
