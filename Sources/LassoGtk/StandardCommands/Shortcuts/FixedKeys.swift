import Gtk
import Lasso

/// The keys of the library, which can't be changed.
enum FixedKeys {
    /// The keys, as the shortcuts window lists them.
    static var all: [CommandShortcut] {
        [
            CommandShortcut(fixed: "back", back, isRightToLeft ? "<Alt>Right" : "<Alt>Left"),
            CommandShortcut(fixed: "cancel", translated("Back, or Close the Dialog", in: .lasso), "Escape"),
            CommandShortcut(fixed: "tab", tab, ["<Alt>1", "<Alt>9"], isRange: true),
            CommandShortcut(fixed: "previous-tab", previousTab, "<Control>Page_Up"),
            CommandShortcut(fixed: "next-tab", nextTab, "<Control>Page_Down"),
            CommandShortcut(fixed: "close-tab", closeTab, "<Control>w"),
            CommandShortcut(fixed: "main-menu", mainMenu, "F10"),
        ]
    }

    /// Returns the description of a key of the library; `nil` for another key.
    static func title(of accelerator: Accelerator) -> String? {
        switch NavigationKey(accelerator.key, accelerator.modifiers, isRightToLeft: isRightToLeft) {
        case .back, .cancel: return back
        case .tab: return tab
        case .otherTab(let distance): return distance < 0 ? previousTab : nextTab
        case .closeTab: return closeTab
        case .mainMenu: return mainMenu
        case nil: return nil
        }
    }

    private static var back: String { translated("Back", in: .lasso) }
    private static var tab: String { translated("Choose a Tab", in: .lasso) }
    private static var previousTab: String { translated("Previous Tab", in: .lasso) }
    private static var nextTab: String { translated("Next Tab", in: .lasso) }
    private static var closeTab: String { translated("Close the Tab", in: .lasso) }
    private static var mainMenu: String { translated("Main Menu", in: .lasso) }

    private static var isRightToLeft: Bool { Widget.defaultDirection == .rtl }
}
