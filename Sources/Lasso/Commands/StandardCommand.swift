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
    /// The accelerators.
    public let accelerators: CommandAccelerators

    private let text: TranslatableText
    private let words: TranslatableText?

    private init(
        _ id: String,
        _ text: TranslatableText,
        _ accelerators: CommandAccelerators,
        _ words: TranslatableText? = nil
    ) {
        (self.id, self.text, self.accelerators, self.words) = (id, text, accelerators, words)
    }

    /// The title in the user's language, with an underscore before the mnemonic.
    public var title: String { text.translation }

    /// Other words to find the command by, in the user's language.
    public var keywords: [String] { words.map { $0.translation.split(separator: " ").map(String.init) } ?? [] }

    /// Begins a new document.
    public static let new = StandardCommand(
        "new",
        .translating("_New", in: .lasso),
        "<Control>n",
        .translating("document", context: "search words", in: .lasso)
    )
    /// Opens a file.
    public static let open = StandardCommand(
        "open",
        .translating("_Open…", in: .lasso),
        "<Control>o",
        .translating("file document", context: "search words", in: .lasso)
    )
    /// Saves the document.
    public static let save = StandardCommand(
        "save",
        .translating("_Save", in: .lasso),
        "<Control>s",
        .translating("write", context: "search words", in: .lasso)
    )
    /// Saves the document in another file.
    public static let saveAs = StandardCommand(
        "save-as",
        .translating("Save _As…", in: .lasso),
        "<Control><Shift>s",
        .translating("write copy", context: "search words", in: .lasso)
    )
    /// Returns to the saved version of the document.
    public static let revert = StandardCommand(
        "revert",
        .translating("_Revert to Saved", in: .lasso),
        [],
        .translating("reload discard", context: "search words", in: .lasso)
    )
    /// Ends the application.
    public static let quit = StandardCommand(
        "quit",
        .translating("_Quit", in: .lasso),
        "<Control>q",
        .translating("exit", context: "search words", in: .lasso)
    )
    /// Closes the window.
    public static let closeWindow = StandardCommand(
        "close-window",
        .translating("_Close Window", in: .lasso),
        "<Control>w"
    )
    /// Opens another window.
    public static let newWindow = StandardCommand(
        "new-window",
        .translating("New _Window", in: .lasso),
        "<Control><Shift>n"
    )
    /// Shows the preferences.
    public static let preferences = StandardCommand(
        "preferences",
        .translating("_Preferences", in: .lasso),
        "<Control>comma",
        .translating("settings options", context: "search words", in: .lasso)
    )
    /// Shows the keyboard shortcuts.
    public static let keyboardShortcuts = StandardCommand(
        "keyboard-shortcuts",
        .translating("_Keyboard Shortcuts", in: .lasso),
        "<Control>question",
        .translating("keys accelerators", context: "search words", in: .lasso)
    )
    /// Shows the help.
    public static let help = StandardCommand(
        "help",
        .translating("_Help", in: .lasso),
        "F1",
        .translating("manual", context: "search words", in: .lasso)
    )
    /// Shows the version of the application and its authors.
    public static let about = StandardCommand(
        "about",
        .translating("_About", in: .lasso),
        [],
        .translating("version", context: "search words", in: .lasso)
    )
    /// Shows a search for commands.
    public static let commandPalette = StandardCommand(
        "command-palette",
        .translating("Command _Palette", in: .lasso),
        "<Control><Shift>p",
        .translating("search find", context: "search words", in: .lasso)
    )
    /// Opens the main menu.
    public static let mainMenu = StandardCommand(
        "main-menu",
        .translating("_Main Menu", in: .lasso),
        "F10"
    )

    /// All standard commands.
    public static let all = [
        new, open, save, saveAs, revert, newWindow, closeWindow, preferences, keyboardShortcuts, help, about,
        commandPalette, mainMenu, quit,
    ]
}
