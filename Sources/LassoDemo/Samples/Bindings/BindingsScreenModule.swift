import LassoGtk
import LassoRecording

/// The screen that shows each kind of control, bound to a store, with its state beside it.
enum BindingsScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didSwitch(Bool)
        case didChangeNumber(Double)
        case didChooseSize(Size)
        case didChooseColor(RGBA)
        case didChooseFont(String)
        case didChooseFile(FileReference)
        case didSelectDay(CalendarDay)
        case didEditCode(String)
        case didEditNotes(String)
        case didEditSecret(Secret<String>)
        case didSearch(String)
        case didTap, didDoubleTap, didLongPress, didPressKeys
        case didDrop(String)
        case didTapAdd, didTapRemove, didTapReverse
        case didRename(Int, String)
    }

    struct State: Equatable {
        var isOn = false
        var number = 5.0
        var size = Size.medium
        var color = RGBA(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        var font = "Sans 12"
        var file: FileReference?
        var day = CalendarDay(year: 2024, month: 2, day: 29)
        var code = "ABC"
        var notes = ""
        var secret = Secret("")
        var query = ""
        var lastEvent = translated("Nothing yet")
        var tasks = [Item(id: 1, title: translated("Read")), Item(id: 2, title: translated("Write"))]
        var isBusy: Bool { number > 9 }
    }

    enum Size: CaseIterable, Equatable, Codable {
        case small, medium, large

        /// The title of the size.
        var title: String {
            switch self {
            case .small: translated("Small")
            case .medium: translated("Medium")
            case .large: translated("Large")
            }
        }
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: BindingsScreenStore) -> Screen {
        Screen(store, BindingsViewController(store.asViewStore()))
    }
}
