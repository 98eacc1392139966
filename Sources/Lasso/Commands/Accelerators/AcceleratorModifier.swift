/// A key that is held while the key of an accelerator is pressed.
enum AcceleratorModifier: String, CaseIterable {
    case control = "Control"
    case alt = "Alt"
    case shift = "Shift"
    case `super` = "Super"
    case hyper = "Hyper"
    case meta = "Meta"

    /// Creates a modifier from one of the names that GTK knows; `nil` for another text.
    init?(name: Substring) {
        switch name.lowercased() {
        case "control", "ctrl", "ctl", "primary": self = .control
        case "alt": self = .alt
        case "shift", "shft": self = .shift
        case "super": self = .super
        case "hyper": self = .hyper
        case "meta": self = .meta
        default: return nil
        }
    }
}
