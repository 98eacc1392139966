/// A property that is nullable in GTK's description, but for which GTK 4.8 reports an error when it is set to `nil`.
struct ClearingException {
    /// The class that the exception applies to, or `nil` for all classes with the member.
    var widget: String?
    /// The class or interface that declares the member.
    let owner: String
    /// The property's name in C.
    let member: String
    let reason: String

    static func of(_ widget: String, _ owner: String, _ member: String) -> ClearingException? {
        table.first { ($0.widget ?? widget) == widget && $0.owner == owner && $0.member == member }
    }

    private static let table = [
        ClearingException(
            widget: "ComboBox",
            owner: "ComboBox",
            member: "active-id",
            reason: "a model is required"
        ),
        ClearingException(owner: "ComboBox", member: "child", reason: "the box has its own child"),
        ClearingException(owner: "MenuButton", member: "child", reason: "GTK 4.8 appends the missing child"),
        ClearingException(owner: "PopoverMenuBar", member: "menu-model", reason: "GTK 4.8 requires a model"),
        ClearingException(
            widget: "PopoverMenu",
            owner: "Popover",
            member: "child",
            reason: "the menu has its own child"
        ),
        ClearingException(
            widget: "ShortcutsWindow",
            owner: "Window",
            member: "child",
            reason: "the window has its own child"
        ),
    ]
}
