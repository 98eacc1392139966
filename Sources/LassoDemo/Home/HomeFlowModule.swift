import LassoGtk

enum HomeFlowModule: FlowModule {
    enum Output: Equatable {
        case didTapLogOut
    }
}
