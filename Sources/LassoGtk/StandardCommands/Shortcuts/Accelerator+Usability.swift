import Gtk

extension Accelerator {
    /// Whether the accelerator isn't needed for typing and for moving in a window: it has a modifier other than Shift,
    /// or the key is a function key, a media key, or Delete or Insert.
    var isUsableForCommands: Bool {
        if !modifiers.isDisjoint(with: [.controlMask, .altMask, .superMask, .metaMask, .hyperMask]) { return true }
        return (Key.f1...Key.f35).contains(key) || [Key.delete, Key.insert].contains(key) || key >= Self.firstMediaKey
    }

    // The values from here on are those that manufacturers have defined.
    private static var firstMediaKey: Int { 0x1000_0000 }
}
