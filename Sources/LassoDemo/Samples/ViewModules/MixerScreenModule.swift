import LassoGtk

/// The screen on which the user mixes a color. Four views show its store, each of which knows only its own module.
enum MixerScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChange(MixedColor.Channel, Int)
        case didEditCode(String)
    }

    struct State: Equatable {
        var color = MixedColor(red: 0x35, green: 0x84, blue: 0xe4)
        /// The code of the color, as the user has typed it or as the color makes it.
        var code = "#3584e4"
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: MixerScreenStore) -> Screen {
        Screen(store, MixerViewController(store.asViewStore()))
    }
}
