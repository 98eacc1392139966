import CGtk
import LassoGtkTestUtilities

@testable import Gtk

/// A member that can't be tested in the same way as on other widgets.
struct WidgetException {
    /// The class that the exception applies to, or `nil` for all classes with the member.
    var widget: String?
    /// The class or interface that declares the member.
    let owner: String
    /// The property's name in C.
    let member: String
    let reason: String
    /// A closure that tests the member instead of writing and reading a sample, and returns whether it succeeded. If
    /// `nil`, the property is only read.
    var instead: (() -> Bool)?
}

extension WidgetException {
    static func of(_ widget: String, _ owner: String, _ member: String) -> WidgetException? {
        table.first { ($0.widget ?? widget) == widget && $0.owner == owner && $0.member == member }
    }

    private static let keptLabel = EditableLabel(text: "text")

    private static let table: [WidgetException] = [
        // Windows.
        WidgetException(owner: "Window", member: "focus-widget", reason: "the widget must be in the window") {
            withWindow { window in
                let entry = Entry()
                window.child = entry
                window.focusWidget = entry
                return window.focusWidget === entry.firstChild || window.focusWidget === entry
            }
        },
        WidgetException(owner: "Window", member: "default-widget", reason: "the widget must be in the window") {
            withWindow { window in
                let button = Button("OK")
                window.child = button
                window.defaultWidget = button
                return window.defaultWidget === button
            }
        },
        WidgetException(owner: "Window", member: "titlebar", reason: "it must be present before the window is realized")
        {
            withWindow { window in
                let bar = HeaderBar()
                window.titlebar = bar
                return window.titlebar === bar
            }
        },
        WidgetException(
            owner: "Window",
            member: "fullscreened",
            reason: "the window manager decides, once the window is shown"
        ),
        WidgetException(
            owner: "Window",
            member: "maximized",
            reason: "the window manager decides, once the window is shown"
        ),
        // Bugs in GTK 4.8.
        WidgetException(
            owner: "AspectFrame",
            member: "yalign",
            reason: "gtk_aspect_frame_get_yalign in GTK 4.8 returns xalign"
        ) {
            let frame = AspectFrame(xalign: 0, yalign: 0, ratio: 1, obeyChild: false)
            frame.yalign = 0.75
            return frame[property: "yalign", as: Float.self] == 0.75
        },
        // Members with preconditions.
        WidgetException(owner: "ComboBox", member: "active", reason: "the row must exist") {
            let combo = ComboBoxText()
            combo.appendText("one")
            combo.active = 0
            return combo.active == 0
        },
        WidgetException(owner: "ComboBox", member: "active-id", reason: "the row must exist") {
            let combo = ComboBoxText()
            combo.append("one", text: "One")
            combo.activeId = "one"
            return combo.activeId == "one"
        },
        WidgetException(owner: "ComboBox", member: "id-column", reason: "the column must exist in the model") {
            let combo = ComboBox(model: ListStore(types: [.string, .string]))
            combo.idColumn = 1
            return combo.idColumn == 1
        },
        WidgetException(
            owner: "EditableLabel",
            member: "editing",
            reason: "GTK 4.8 accesses a label that was removed while it was edited"
        ) {
            keptLabel.startEditing()
            let isEdited = keptLabel.editing
            keptLabel.stopEditing(true)
            return isEdited && !keptLabel.editing
        },
        WidgetException(owner: "FileChooser", member: "select-multiple", reason: "the action must be an opening action")
        {
            let chooser = FileChooserWidget(action: .open)
            chooser.selectMultiple = true
            return chooser.selectMultiple
        },
        WidgetException(
            owner: "FontChooser",
            member: "font",
            reason: "a font is found only when the list of fonts is shown"
        ),
        WidgetException(
            owner: "FontChooser",
            member: "font-desc",
            reason: "a font is found only when the list of fonts is shown"
        ),
        WidgetException(
            owner: "IconView",
            member: "pixbuf-column",
            reason: "the model must have a column of pictures"
        ) {
            let icons = IconView(model: ListStore(types: [Object.pixbufType]))
            icons.pixbufColumn = 0
            return icons.pixbufColumn == 0
        },
        WidgetException(owner: "Image", member: "file", reason: "the file must be a picture"),
        WidgetException(owner: "Image", member: "resource", reason: "the resource must be a picture"),
        WidgetException(owner: "Notebook", member: "page", reason: "the page must exist") {
            let notebook = Notebook()
            notebook.appendPage(Label("one"))
            notebook.appendPage(Label("other"))
            return withWindow { window in
                window.child = notebook
                notebook.page = 1
                return notebook.page == 1
            }
        },
        WidgetException(
            owner: "PrintUnixDialog",
            member: "print-settings",
            reason: "they are the values of the dialog's fields"
        ),
        WidgetException(
            owner: "PasswordEntry",
            member: "extra-menu",
            reason: "GTK 4.8 accepts the menu but returns none"
        ),
        WidgetException(
            owner: "ScrolledWindow",
            member: "child",
            reason: "a child that can't scroll itself is put in a viewport"
        ) {
            let scrolled = ScrolledWindow()
            let text = TextView()
            scrolled.child = text
            return scrolled.child === text
        },
        WidgetException(owner: "ShortcutLabel", member: "accelerator", reason: "it must be the name of a key") {
            let label = ShortcutLabel(accelerator: "<Control>q")
            label.accelerator = "<Control>w"
            return label.accelerator == "<Control>w"
        },
        WidgetException(owner: "ShortcutLabel", member: "disabled-text", reason: "GTK reads the accelerator again") {
            let label = ShortcutLabel(accelerator: "<Control>q")
            label.disabledText = "none"
            return label.disabledText == "none"
        },
        WidgetException(owner: "ShortcutsShortcut", member: "accelerator", reason: "it must be the name of a key") {
            let shortcut = ShortcutsShortcut()
            shortcut.accelerator = "<Control>w"
            return shortcut.accelerator == "<Control>w"
        },
        WidgetException(owner: "ShortcutsWindow", member: "section-name", reason: "the section must exist"),
        WidgetException(
            widget: "ShortcutsWindow",
            owner: "Window",
            member: "child",
            reason: "the window has its own child"
        ),
        WidgetException(owner: "Stack", member: "visible-child", reason: "the widget must be in the stack") {
            let stack = Stack()
            stack.addChild(Label("one"))
            let other = Label("other")
            stack.addChild(other)
            stack.setVisibleChild(other)
            return stack.visibleChild === other
        },
        WidgetException(owner: "Stack", member: "visible-child-name", reason: "the page must exist") {
            let stack = Stack()
            stack.addNamed(Label("one"), name: "one")
            stack.addNamed(Label("other"), name: "other")
            stack.visibleChildName = "other"
            return stack.visibleChildName == "other"
        },
        WidgetException(owner: "TreeExpander", member: "list-row", reason: "only a tree list model creates rows") {
            let model = TreeListModel(root: StringList(["one"]), passthrough: false, autoexpand: false) { _ in nil }
            let row = model.row(0)
            let expander = TreeExpander()
            expander.listRow = row
            return row != nil && expander.listRow === row
        },
        WidgetException(owner: "TreeView", member: "expander-column", reason: "the column must be in the view") {
            let view = TreeView()
            let column = TreeViewColumn()
            view.appendColumn(column)
            view.expanderColumn = column
            return view.expanderColumn === column
        },
        WidgetException(owner: "TreeView", member: "headers-clickable", reason: "it depends on the columns") {
            let view = TreeView()
            view.appendColumn(TreeViewColumn())
            view.headersClickable = true
            return view.headersClickable
        },
        WidgetException(
            widget: "FileChooserDialog",
            owner: "Widget",
            member: "visible",
            reason: "GTK 4.8 shows an error if a chooser is removed before it has read its folder"
        ) {
            let chooser = FileChooserDialog()
            let isHidden = !chooser.visible
            chooser.destroy()
            return isHidden
        },
        // A popover without a parent has no position.
        WidgetException(
            widget: "EmojiChooser",
            owner: "Widget",
            member: "visible",
            reason: "it has no parent to be positioned at"
        ),
        WidgetException(
            widget: "Popover",
            owner: "Widget",
            member: "visible",
            reason: "it has no parent to be positioned at"
        ),
        WidgetException(
            widget: "PopoverMenu",
            owner: "Widget",
            member: "visible",
            reason: "it has no parent to be positioned at"
        ),
        WidgetException(
            widget: "EmojiChooser",
            owner: "Popover",
            member: "child",
            reason: "the chooser has its own child"
        ),
        WidgetException(
            widget: "PopoverMenu",
            owner: "Popover",
            member: "child",
            reason: "the menu has its own child"
        ),
        WidgetException(owner: "PopoverMenu", member: "visible-submenu", reason: "the submenu must exist"),
        WidgetException(owner: "ComboBox", member: "child", reason: "GTK 4.8 complains when its own child is replaced"),
        WidgetException(
            widget: "DragIcon",
            owner: "Widget",
            member: "visible",
            reason: "an icon has a position on the screen only during a drag"
        ),
        WidgetException(
            owner: "DragIcon",
            member: "child",
            reason: "an icon has a position on the screen only during a drag"
        ),
    ]
}

private func withWindow(_ body: (Window) -> Bool) -> Bool {
    let window = Window()
    let answer = body(window)
    window.destroy()
    return answer
}

extension Object {
    fileprivate static var pixbufType: Gtk.GType { GType(rawValue: gdk_pixbuf_get_type()) }
}

/// A widget that can't be added to a window and removed in the same way as others.
struct ShowingException {
    let reason: String
    private let covers: (Widget) -> Bool
    /// A closure that shows the widget in a different way.
    let instead: @MainActor (Widget) async throws -> Void

    private init<Exceptional: Widget>(
        widget: Exceptional.Type,
        reason: String,
        instead: @escaping @MainActor (Widget) async throws -> Void
    ) {
        self.reason = reason
        self.instead = instead
        covers = { $0 is Exceptional }
    }

    static func of(_ widget: Widget) -> ShowingException? { table.first { $0.covers(widget) } }

    private static let table = [
        ShowingException(widget: Window.self, reason: "it is a window itself") { ($0 as? Window)?.destroy() },
        ShowingException(widget: Popover.self, reason: "it must have a parent that shows it") { popover in
            let button = MenuButton()
            button.setPopover(popover)
            button.setPopover(nil)
        },
        ShowingException(widget: DragIcon.self, reason: "it has a position on the screen only during a drag") { _ in },
        ShowingException(widget: FlowBoxChild.self, reason: "GTK 4.8 looks for its flow box") { child in
            try await showInWindow(FlowBox { child })
        },
        ShowingException(widget: ListBoxRow.self, reason: "it is a part of a list") { row in
            try await showInWindow(ListBox { row })
        },
        ShowingException(
            widget: EditableLabel.self,
            reason: "GTK 4.8 leaves a timer behind when a label that had the focus is removed"
        ) { label in
            label.canFocus = false
            try await showInWindow(label)
        },
    ]

    static func showInWindow(_ widget: Widget) async throws {
        let window = Window()
        window.child = widget
        window.present()
        try await GtkTesting.turnMainLoop(until: "the window is shown") { window.mapped }
        window.child = nil
        window.destroy()
    }
}
