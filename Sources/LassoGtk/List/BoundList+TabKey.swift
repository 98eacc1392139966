import Gtk

/// The places to which GTK's own handling of Tab leads in a list.
///
/// Source: `GtkListTabBehavior`, since GTK 4.12.
private struct TabBehavior: ValueConvertible, Enumeration {
    let rawValue: Int32

    /// The widgets of one row, and then out of the list. A list that gets the focus again gives it to the same row.
    static let item = TabBehavior(rawValue: 1)
    static let allCases = [item]

    static var valueType: GType { GType(name: "GtkListTabBehavior") ?? .enumeration }
    static func canHold(_ type: GType) -> Bool { type.name == "GtkListTabBehavior" }
}

extension BoundList {
    /// Lets Tab lead through the widgets of the row that has the focus, and then out of the list. The arrow keys lead
    /// to other rows.
    ///
    /// GTK's lists stop at each row instead.
    func bindTabKey(of widget: Widget) {
        if widget.hasProperty("tab-behavior") { widget[property: "tab-behavior"] = TabBehavior.item }
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, modifiers in
            guard let self, modifiers.isDisjoint(with: [.controlMask, .altMask, .superMask, .metaMask]) else {
                return false
            }
            guard [Key.tab, Key.kpTab, Key.isoLeftTab].contains(key) else { return false }
            return leaveRow(modifiers.contains(.shiftMask) ? .tabBackward : .tabForward)
        }
        widget.addController(keys)
    }

    /// Moves the focus to the next widget of its row, or to the next one outside of the list.
    ///
    /// - Returns: Whether a row has the focus.
    private func leaveRow(_ direction: DirectionType) -> Bool {
        guard let list = listBase, let row = list.focusChild, let window = list.root as? Window else { return false }
        if row.childFocus(direction) { return true }
        let focus = window.focusWidget
        // GTK passes over it.
        list.canFocus = false
        defer { list.canFocus = true }
        // Nothing else takes the focus.
        if !window.childFocus(direction) { focus?.grabFocus() }
        return true
    }
}
