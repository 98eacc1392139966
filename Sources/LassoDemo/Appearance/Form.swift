import LassoGtk

/// A column of controls in the middle of the window, with an optional heading. If the window is too small for the
/// column, it scrolls, and automatically scrolls to the focused widget.
final class Form: ScrolledWindow {
    private let column = Box(.vertical, spacing: 18)

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - heading: The subject of the screen.
    ///   - explanation: A sentence that explains it.
    ///   - alignment: The position of the column in a higher window: in the middle, or at the top, so that it doesn't
    ///     move up and down when widgets in it appear or disappear.
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
        // As large as the column, if there is enough space.
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
        // GTK scrolls to a widget that gets the focus, but not when the space for the focused widget shrinks.
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
