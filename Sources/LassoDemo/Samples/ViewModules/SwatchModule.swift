import LassoGtk

/// The view that shows the color.
enum SwatchModule: ViewModule {
    typealias ViewAction = NoAction

    struct ViewState: Equatable {
        var color: MixedColor
    }
}
