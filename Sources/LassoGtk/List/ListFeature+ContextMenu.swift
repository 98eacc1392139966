import Gtk
import Lasso

/// A command for one row of a list, as a context menu shows it.
public struct RowCommand<Action> {
    enum Effect {
        case action(Action)
        case renaming
        case deletion
    }

    let title: String
    let isEnabled: Bool
    let effect: Effect

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The text of the menu item. An underscore precedes the letter of its key.
    ///   - isEnabled: Whether the user can choose it now.
    ///   - action: The action that is sent when the user chooses it.
    public init(_ title: TranslatableText, isEnabled: Bool = true, _ action: Action) {
        self.init(title.translation, isEnabled, .action(action))
    }

    private init(_ title: String, _ isEnabled: Bool, _ effect: Effect) {
        (self.title, self.isEnabled, self.effect) = (title, isEnabled, effect)
    }

    /// Returns a command that lets the user edit the row's first editable label, as F2 does.
    ///
    /// - Parameters:
    ///   - title: The text of the menu item. An underscore precedes the letter of its key.
    ///   - isEnabled: Whether the user can choose it now.
    public static func renaming(_ title: TranslatableText, isEnabled: Bool = true) -> RowCommand {
        RowCommand(title.translation, isEnabled, .renaming)
    }

    /// Returns a command that deletes the row or, if it is selected, all selected ones. The list needs the feature
    /// ``ListFeature/deletion(_:)``.
    ///
    /// - Parameters:
    ///   - title: The text of the menu item. An underscore precedes the letter of its key.
    ///   - isEnabled: Whether the user can choose it now.
    public static func deleting(_ title: TranslatableText, isEnabled: Bool = true) -> RowCommand {
        RowCommand(title.translation, isEnabled, .deletion)
    }
}

extension ListFeature {
    /// Shows a menu for a row when the user clicks it with the secondary button, presses it for long on a touch screen,
    /// or presses the Menu key or Shift+F10 while the row has the focus.
    ///
    /// ```swift
    /// ListView(of: store, \.tasks, .contextMenu { task in
    ///     [
    ///         RowCommand("_Open", .didOpen(task.id)),
    ///         RowCommand("_Delete", isEnabled: !task.isLocked, .didDelete(task.id)),
    ///     ]
    /// }) { task in TaskRow(task) }
    /// ```
    ///
    /// - Parameter commands: A closure that returns the commands for an item. It is called when the menu opens.
    ///
    /// Source: `GtkPopoverMenu`.
    @_semantics("optimize.sil.specialize.generic.never")
    // Otherwise, the optimizer would copy the code of menus for each of the library's own lists.
    public static func contextMenu(_ commands: @escaping (Item) -> [RowCommand<Action>]) -> ListFeature {
        ListFeature { list, widget in
            let menu = RowMenu(in: list, commands)
            list.rows.prepare.append { menu.prepare($0) }
            let keys = EventControllerKey()
            // Before an editable label in the row, which has a menu of its own in newer versions of GTK.
            keys.propagationPhase = .capture
            keys.onKeyPressed { key, _, modifiers in
                guard key == Key.menu || key == Key.f10 && modifiers.contains(.shiftMask) else { return false }
                return menu.openForFocusedRow()
            }
            widget.addController(keys)
        }
    }
}

private final class RowMenu<Item: Identifiable, Action> {
    private typealias Entry = BoundRows<Item, Action>.Entry

    private weak var list: BoundList<Item, Action>?
    private let commands: (Item) -> [RowCommand<Action>]

    init(in list: BoundList<Item, Action>, _ commands: @escaping (Item) -> [RowCommand<Action>]) {
        (self.list, self.commands) = (list, commands)
    }

    func prepare(_ entry: BoundRows<Item, Action>.Entry) {
        let click = GestureClick()
        click.button = 3
        click.propagationPhase = .capture
        click.onPressed { [weak self, weak entry, weak click] _, x, y in
            // A text that is being edited has a menu of its own.
            guard let self, let entry, entry.content.pick(x: x, y: y)?.isWritten != true else { return }
            click?.setState(.claimed)
            open(for: entry, at: (x, y))
        }
        entry.content.addController(click)
        let press = GestureLongPress()
        press.touchOnly = true
        press.onPressed { [weak self, weak entry] x, y in
            if let self, let entry { open(for: entry, at: (x, y)) }
        }
        entry.content.addController(press)
    }

    func openForFocusedRow() -> Bool {
        guard let list, (list.widget?.root as? Window)?.focusWidget?.isWritten != true, let id = list.focusedID,
            let entry = list.rows.entries[id]?.first
        else { return false }
        return open(for: entry, at: nil)
    }

    @discardableResult
    private func open(for entry: Entry, at point: (x: Double, y: Double)?) -> Bool {
        guard let list, let widget = list.widget, let id = entry.id, let item = list.model.items[id: id],
            let place = place(of: entry.content, point, in: widget)
        else { return false }
        let commands = commands(item)
        guard !commands.isEmpty else { return false }
        let menu = Menu()
        let group = SimpleActionGroup()
        var startsRenaming = false
        for (index, command) in commands.enumerated() {
            menu.append(command.title, detailedAction: "row.command\(index)")
            let action = SimpleAction(name: "command\(index)")
            action.enabled = command.isEnabled
            action.onActivate { [weak list] _ in
                switch command.effect {
                case .action(let action): list?.send(action)
                case .renaming: startsRenaming = true
                case .deletion: list?.deleteRows(with: id)
                }
            }
            group.addAction(action)
        }
        // A menu within a row would be a part of the row's name, and arrow keys would leave it in a table of GTK 4.18.
        // The focus goes to the row, which the user may have clicked while the focus was elsewhere.
        PopoverMenu.open(menu, in: widget, at: place, returnsFocus: false) {
            $0.insertActionGroup("row", group: group)
        } didClose: { [weak list] in
            guard let list, let position = list.model.items.index(id: id) else { return }
            if list.focusedID == nil { list.focusRow(at: position) }
            if startsRenaming { list.startRenaming(id) }
        }
        return true
    }

    /// Returns the rectangle of the list that a menu belongs to: a point in a row's content, or all of the content.
    private func place(of content: Widget, _ point: (x: Double, y: Double)?, in widget: Widget) -> GdkRectangle? {
        guard let bounds = content.computeBounds(widget) else { return nil }
        let (x, y) = (Int(bounds.origin.x), Int(bounds.origin.y))
        guard let point else {
            return GdkRectangle(x: x, y: y, width: Int(bounds.size.width), height: Int(bounds.size.height))
        }
        return GdkRectangle(x: x + Int(point.x), y: y + Int(point.y), width: 1, height: 1)
    }
}
