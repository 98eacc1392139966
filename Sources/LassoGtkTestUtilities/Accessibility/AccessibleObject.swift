/// An object of the tree that assistive technologies read, such as a button.
struct AccessibleObject {
    let name: String
    let role: AccessibleObjectRole
    let states: AccessibleObjectStates
    let children: [AccessibleObject]

    /// The object, the children, their children, and so on.
    var withDescendants: [AccessibleObject] { [self] + children.flatMap(\.withDescendants) }
}

/// The role of an object for assistive technologies, by its number in AT-SPI. Names of roles differ between releases.
struct AccessibleObjectRole: RawRepresentable, Hashable {
    let rawValue: UInt32

    static let alert = Self(rawValue: 2)
    static let checkBox = Self(rawValue: 7)
    static let checkMenuItem = Self(rawValue: 8)
    static let comboBox = Self(rawValue: 11)
    static let dialog = Self(rawValue: 16)
    static let frame = Self(rawValue: 23)
    static let listItem = Self(rawValue: 32)
    static let menuItem = Self(rawValue: 35)
    static let pageTab = Self(rawValue: 37)
    static let passwordField = Self(rawValue: 40)
    static let progressBar = Self(rawValue: 42)
    static let button = Self(rawValue: 43)
    static let radioButton = Self(rawValue: 44)
    static let radioMenuItem = Self(rawValue: 45)
    static let slider = Self(rawValue: 51)
    static let spinButton = Self(rawValue: 52)
    static let text = Self(rawValue: 61)
    static let toggleButton = Self(rawValue: 62)
    static let entry = Self(rawValue: 79)
    static let link = Self(rawValue: 88)

    /// The roles of objects that the user works with, and those of windows, which need names, with words for them.
    static let named: [Self: String] = [
        .alert: "alert", .checkBox: "check box", .checkMenuItem: "menu item", .comboBox: "drop-down list",
        .dialog: "dialog", .frame: "window", .listItem: "list item", .menuItem: "menu item", .pageTab: "tab",
        .passwordField: "password field", .progressBar: "progress bar", .button: "button",
        .radioButton: "radio button", .radioMenuItem: "menu item", .slider: "slider", .spinButton: "number field",
        .text: "text field", .toggleButton: "toggle button", .entry: "text field", .link: "link",
    ]
}

/// States of an object for assistive technologies, by their bits in AT-SPI.
struct AccessibleObjectStates: OptionSet {
    let rawValue: UInt64

    static let expandable = Self(rawValue: 1 << 9)
    static let expanded = Self(rawValue: 1 << 10)
    static let visible = Self(rawValue: 1 << 30)
}
