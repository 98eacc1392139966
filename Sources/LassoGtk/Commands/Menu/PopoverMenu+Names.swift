extension PopoverMenu {
    private static let itemRoles: [AccessibleRole] = [.menuItem, .menuItemCheckbox, .menuItemRadio]

    /// Names the items for assistive technologies, each time the menu opens. GTK 4.18 gives them no names. Versions
    /// before 4.14 do, and would say each name twice.
    func nameItems() {
        guard isGtkAtLeast(4, 14) else { return }
        onMap { [weak self] in
            for item in self?.descendants ?? [] where Self.itemRoles.contains(item.accessibleRole) {
                if let label = item.descendants.lazy.compactMap({ $0 as? Label }).first {
                    // GTK names them after their labels, which have no names of their own.
                    item.resetRelation(.labelledBy)
                    item.accessibleLabel = label.text
                }
            }
        }
    }
}
