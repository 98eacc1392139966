// Keys whose value depends on the layout of the keyboard, or on Caps Lock.

extension KeyEvent {
    /// Returns whether the event is about the keys of an accelerator, whether or not Caps Lock is on.
    ///
    /// In a layout that has other letters than Latin ones, a key is also the one that it is in another layout of the
    /// user.
    ///
    /// Source: `gdk_key_event_matches`.
    func isFor(_ accelerator: Accelerator) -> Bool {
        let match = matches(keyval: accelerator.key, modifiers: accelerator.modifiers)
        if match == .exact { return true }
        // In a Latin layout, the key is that of another accelerator.
        return match == .partial && !hasLatinKey
    }

    /// The digit from 1 to 9 of an event that is about the Alt key and the key of a digit; `nil` for another event.
    ///
    /// In some layouts, such as the French one, a digit needs the Shift key, which can be left out.
    var digitWithAlt: Int? {
        let digits = Key._1...Key._9
        if let key = digits.first(where: { isFor(Accelerator(key: $0, modifiers: .altMask)) }) {
            return key - Key._1 + 1
        }
        guard modifierState.intersection(NavigationKey.relevant) == .altMask,
            let shifted = display?.translateKey(keycode: keycode, state: .shiftMask, group: layout)?.keyval,
            digits.contains(shifted)
        else { return nil }
        return shifted - Key._1 + 1
    }

    /// Whether the key has a character of the Latin alphabet, as far as Western European languages use it.
    private var hasLatinKey: Bool { keyval < 0x100 }
}
