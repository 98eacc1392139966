/// A property whose binding can't be tested in the same way as those of others.
struct BindingException {
    /// The class that the exception applies to, or `nil` for all classes with the member.
    var widget: String?
    /// The class or interface that declares the member.
    let owner: String
    /// The property's name in C.
    let member: String
    let reason: String

    static func of(_ widget: String, _ owner: String, _ member: String) -> BindingException? {
        table.first { ($0.widget ?? widget) == widget && $0.owner == owner && $0.member == member }
    }

    private static let table = [
        BindingException(owner: "CellView", member: "model", reason: "GTK doesn't notify of it"),
        BindingException(owner: "ComboBox", member: "entry-text-column", reason: "the column must exist"),
        BindingException(owner: "DropDown", member: "selected", reason: "the item must exist"),
        BindingException(owner: "Entry", member: "completion", reason: "GTK 4.8 can't use a completion again"),
        BindingException(
            owner: "FileChooser",
            member: "action",
            reason: "on Wayland, GTK 4.8 uses freed objects when it changes twice"
        ),
        BindingException(
            owner: "FileChooserWidget",
            member: "search-mode",
            reason: "GTK 4.8 shows an error if a search ends before the folder has been read"
        ),
        BindingException(owner: "IconView", member: "markup-column", reason: "the column must exist in the model"),
        BindingException(owner: "IconView", member: "text-column", reason: "the column must exist in the model"),
        BindingException(owner: "IconView", member: "tooltip-column", reason: "the column must exist in the model"),
        BindingException(
            owner: "PrintUnixDialog",
            member: "embed-page-setup",
            reason: "GTK doesn't notify when it is unset"
        ),
        BindingException(owner: "Spinner", member: "spinning", reason: "GTK 4.8 doesn't notify when it stops"),
        BindingException(owner: "TreeView", member: "level-indentation", reason: "GTK doesn't notify of it"),
        BindingException(owner: "Label", member: "tabs", reason: "GTK 4.8 can't remove them"),
        BindingException(owner: "Popover", member: "pointing-to", reason: "a missing rectangle is read as another one"),
    ]
}
