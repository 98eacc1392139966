import LassoGtk

/// A column of controls in the middle of the window, with a heading if there is one. Where the window has no room for all of it,
/// it scrolls, by itself to what has the focus.
final class Form: ScrolledWindow {
    private let column = Box(.vertical, spacing: 18)

    /// - Parameters:
    ///   - heading: What the screen is about.
    ///   - explanation: A sentence more about it.
    ///   - alignment: Where the column is in a window that is higher: in the middle, or at the top, so that it does not move up
    ///     and down while something in it comes and goes.
    ///   - children: The controls, from top to bottom.
    init(
        _ heading: String? = nil,
        _ explanation: String? = nil,
        alignment: Align = .center,
        @WidgetBuilder children: () -> [Widget]
    ) {
        super.init()
        hexpand = true
        vexpand = true
        // As large as the column, where there is room.
        propagateNaturalWidth = true
        propagateNaturalHeight = true
        column.addCssClass("form")
        column.setMargins(24)
        column.halign = .center
        column.valign = alignment
        column.widthRequest = 300
        if let heading { column.append(Self.text(heading, cssClass: "title-1")) }
        if let explanation { column.append(Self.text(explanation, cssClass: "dim-label")) }
        children().forEach(column.append)
        child = column
        // GTK scrolls to what gets the focus, but not when there is less room for what has it.
        vadjustment.onChanged { [weak self] in
            Task { self?.scrollToFocus() }
        }
    }

    private func scrollToFocus() {
        guard let focus = (root as? Window)?.focusWidget, focus.isAncestor(column),
            let place = focus.computeBounds(column)
        else { return }
        let top = Double(place.origin.y) + Double(column.marginTop)
        let bottom = top + Double(place.size.height)
        vadjustment.value = min(max(vadjustment.value, bottom - vadjustment.pageSize), top)
    }

    private static func text(_ text: String, cssClass: String) -> Label {
        let label = Label(text)
        label.addCssClass(cssClass)
        label.wrapsLongText()
        label.justify = .center
        return label
    }
}
