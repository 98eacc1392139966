import Gtk
import Lasso

/// A row of the command palette: whether the command is on, its title, its place, and its keys.
final class CommandPaletteRowView: Box {
    /// Creates the view of a row.
    init(_ row: ItemViewStore<CommandPaletteRow, CommandPaletteModule.Action>) {
        super.init(.horizontal, spacing: 12)
        setMargins(6)
        let title = Label(), place = Label(), keycaps = Keycaps()
        let mark = Image(iconName: "object-select-symbolic")
        title.bind(\.label, to: row, \.title)
        title.ellipsize = .end
        place.bind(\.label, to: row, \.place)
        place.addCssClass("dim-label")
        place.ellipsize = .end
        place.bindVisible(to: row, \.place) { !$0.isEmpty }
        mark.bindVisible(to: row, \.isOn) { $0 == true }
        mark.bind(\.accessibleLabel, to: row, \.state) { $0 }
        (keycaps.hexpand, keycaps.halign) = (true, .end)
        keycaps.bind(to: row, \.accelerators) { $0.show($1) }
        keycaps.bindVisible(to: row, \.accelerators) { !$0.all.isEmpty }
        for child in [title, mark, place, keycaps] { append(child) }
    }
}
