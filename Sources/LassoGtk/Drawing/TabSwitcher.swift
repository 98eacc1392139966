/// A row of buttons that select tabs, in a header bar or below the tabs' content.
///
/// GtkStackSwitcher shows either icons or titles, and needs a GtkStack; this one shows both.
@MainActor
final class TabSwitcher {
    /// The widget, which takes less room than its buttons need, if there is no more.
    let widget: ShrinkingBox
    /// A closure called with the index of the tab that the user chooses.
    var onChoice: (Int) -> Void = { _ in }

    private let row: Box
    private var buttons: [Entry] = []
    private var isChanging = false
    private var isWide = false

    private struct Entry {
        let button: ToggleButton
        let content: Box
        let row: TabLabelRow
        var labels: TabLabels?
    }

    init() {
        row = Box(cssName: "stackswitcher", spacing: 0)
        row.addCssClass("linked")
        row.accessibleRole = .tabList
        row.accessibleLabel = translated("Tabs", in: .lasso)
        row.halign = .center
        row.valign = .center
        row.homogeneous = true
        widget = ShrinkingBox(around: row)
    }

    /// The width that the buttons need, in pixels.
    var neededWidth: Int { row.measure(.horizontal, forSize: -1).minimum }

    /// Sets whether the icons are above the titles, and the buttons share the whole width.
    func setWide(_ isWide: Bool) {
        row.halign = isWide ? .fill : .center
        for entry in buttons { arrange(entry, isWide) }
        self.isWide = isWide
    }

    private func arrange(_ entry: Entry, _ isWide: Bool) {
        entry.content.orientation = isWide ? .vertical : .horizontal
        entry.content.spacing = isWide ? 2 : 6
        entry.button.hexpand = isWide
    }

    /// Updates the buttons.
    ///
    /// - Parameters:
    ///   - tabs: The texts and icons of the tabs.
    ///   - selected: The index of the selected tab.
    func update(to tabs: [TabLabels], selected: Int) {
        isChanging = true
        defer { isChanging = false }
        while buttons.count > tabs.count { row.remove(buttons.removeLast().button) }
        while buttons.count < tabs.count { append() }
        for (index, labels) in tabs.enumerated() {
            if buttons[index].button.active != (index == selected) { buttons[index].button.active = index == selected }
            buttons[index].button.updateState(.selected, index == selected)
            guard buttons[index].labels != labels else { continue }
            buttons[index].labels = labels
            buttons[index].row.update(to: labels)
            buttons[index].button.accessibleLabel = labels.spokenText
        }
    }

    /// Moves the focus to the button of the selected tab.
    func takeFocus() {
        buttons.first(where: \.button.active)?.button.grabFocus()
    }

    private func append() {
        let labels = TabLabelRow(), button = ToggleButton()
        button.accessibleRole = .tab
        let content = Box(.horizontal, spacing: 6) {
            labels.icon; labels.title; labels.mark
        }
        content.halign = .center
        button.child = content
        // The page keeps the focus.
        button.focusOnClick = false
        let index = buttons.count
        button.onToggled { [weak self, weak button] in
            guard let self, let button, !isChanging else { return }
            // A click on the selected tab leaves it selected.
            if button.active { onChoice(index) } else { restore(button) }
        }
        row.append(button)
        let entry = Entry(button: button, content: content, row: labels)
        arrange(entry, isWide)
        buttons.append(entry)
    }

    private func restore(_ button: ToggleButton) {
        isChanging = true
        button.active = true
        isChanging = false
    }
}

/// A box around a widget that may become narrower than the widget, which is cut off then.
final class ShrinkingBox: LayoutBox {
    private let content: Widget

    init(around content: Widget) {
        self.content = content
        super.init()
        overflow = .hidden
        append(content)
    }

    override func measureChildren(_ orientation: Orientation, forSize size: Int) -> (minimum: Int, natural: Int) {
        let needed = content.measure(orientation, forSize: -1)
        return (orientation == .horizontal ? 0 : needed.minimum, needed.natural)
    }

    override func placeChildren(width: Int, height: Int) {
        let width = max(width, content.measure(.horizontal, forSize: -1).minimum)
        content.allocate(width: width, height: height, baseline: -1, transform: nil)
    }
}
