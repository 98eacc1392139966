import LassoGtk

/// The view that tells whether the color can be read on others.
enum ContrastModule: ViewModule {
    typealias ViewAction = NoAction

    struct ViewState: Equatable {
        /// The contrast to black and to white, from 1 to 21.
        var toBlack: Double
        var toWhite: Double

        init(_ state: MixerScreenModule.State) {
            toBlack = state.color.contrast(to: .black)
            toWhite = state.color.contrast(to: .white)
        }
    }
}
