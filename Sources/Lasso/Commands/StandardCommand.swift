/// A command that most applications have, with the title, the identifier, and the accelerators that users expect.
///
/// ```swift
/// Commands(store) {
///     Command(.preferences, .didTapPreferences)
/// }
/// ```
///
/// None uses Alt with a digit, which desktops use themselves.
public struct StandardCommand: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The title, with an underscore before the mnemonic.
    public let title: String
    /// The accelerators.
    public let accelerators: CommandAccelerators
    /// Other words to find the command by.
    public let keywords: [String]

    private init(_ id: String, _ title: String, _ accelerators: CommandAccelerators, _ keywords: String...) {
        (self.id, self.title, self.accelerators, self.keywords) = (id, title, accelerators, keywords)
    }

    /// Begins a new document.
    public static let new = StandardCommand("new", "_New", "<Control>n", "document")
    /// Opens a file.
    public static let open = StandardCommand("open", "_Open…", "<Control>o", "file", "document")
    /// Saves the document.
    public static let save = StandardCommand("save", "_Save", "<Control>s", "write")
    /// Saves the document in another file.
    public static let saveAs = StandardCommand("save-as", "Save _As…", "<Control><Shift>s", "write", "copy")
    /// Returns to the saved version of the document.
    public static let revert = StandardCommand("revert", "_Revert to Saved", [], "reload", "discard")
    /// Ends the application.
    public static let quit = StandardCommand("quit", "_Quit", "<Control>q", "exit")
    /// Closes the window.
    public static let closeWindow = StandardCommand("close-window", "_Close Window", "<Control>w")
    /// Opens another window.
    public static let newWindow = StandardCommand("new-window", "New _Window", "<Control><Shift>n")
    /// Shows the preferences.
    public static let preferences = StandardCommand(
        "preferences",
        "_Preferences",
        "<Control>comma",
        "settings",
        "options"
    )
    /// Shows the keyboard shortcuts.
    public static let keyboardShortcuts = StandardCommand(
        "keyboard-shortcuts",
        "_Keyboard Shortcuts",
        "<Control>question",
        "keys",
        "accelerators"
    )
    /// Shows the help.
    public static let help = StandardCommand("help", "_Help", "F1", "manual")
    /// Shows the version of the application and its authors.
    public static let about = StandardCommand("about", "_About", [], "version")
    /// Shows a search for commands.
    public static let commandPalette = StandardCommand(
        "command-palette",
        "Command _Palette",
        "<Control><Shift>p",
        "search",
        "find"
    )
    /// Opens the main menu.
    public static let mainMenu = StandardCommand("main-menu", "_Main Menu", "F10")

    /// All standard commands.
    public static let all = [
        new, open, save, saveAs, revert, newWindow, closeWindow, preferences, keyboardShortcuts, help, about,
        commandPalette, mainMenu, quit,
    ]
}
