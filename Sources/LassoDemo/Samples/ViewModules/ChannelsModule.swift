import LassoGtk

/// The view with which the user changes the parts of the color.
enum ChannelsModule: ViewModule {
    enum ViewAction: Equatable, Codable {
        case didChange(MixedColor.Channel, Int)
    }

    struct ViewState: Equatable {
        var color: MixedColor
    }
}
