/// A row of buttons that select tabs, in a header bar or below the tabs' content.
///
/// GtkStackSwitcher shows either icons or titles, and needs a GtkStack; this one shows both.
@MainActor
final class TabSwitcher {
    /// The widget, which takes less room than its buttons need, if there is no more.
    let widget: ShrinkingBox
    /// A closure called with the controller whose tab the user chooses.
    var onChoice: (Controller) -> Void = { _ in }

    private let row: Box
    private let buttons: TabItems<Entry>
    private var isChanging = false
    private var isWide = false

    private final class Entry: TabItem {
        weak var controller: Controller?
        let button = ToggleButton()
        let content: Box
        let row: TabLabelRow
        var labels: TabLabels?

        init(_ controller: Controller) {
            let row = TabLabelRow()
            self.controller = controller
            self.row = row
            content = Box(.horizontal, spacing: 6) {
                row.icon; row.title; row.mark
            }
        }

        var widget: Widget { button }
    }

    init() {
        row = Box(cssName: "stackswitcher", spacing: 0)
        buttons = TabItems(in: row)
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
        for entry in buttons.items { arrange(entry, isWide) }
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
    ///   - tabs: The tabs.
    ///   - selected: The index of the selected tab.
    func update(to tabs: [LabeledTab], selected: Int) {
        isChanging = true
        defer { isChanging = false }
        buttons.arrange(for: tabs.map(\.controller)) { makeEntry(for: $0) }
        for (index, entry) in buttons.items.enumerated() {
            let labels = tabs[index].labels, isSelected = index == selected
            if entry.button.active != isSelected { entry.button.active = isSelected }
            entry.button.updateState(.selected, isSelected)
            guard entry.labels != labels else { continue }
            entry.labels = labels
            entry.row.update(to: labels)
            entry.button.accessibleLabel = labels.spokenText
        }
    }

    /// Moves the focus to the button of the selected tab.
    func takeFocus() {
        buttons.items.first(where: \.button.active)?.button.grabFocus()
    }

    private func makeEntry(for controller: Controller) -> Entry {
        let entry = Entry(controller), button = entry.button
        button.accessibleRole = .tab
        entry.content.halign = .center
        button.child = entry.content
        // The page keeps the focus.
        button.focusOnClick = false
        button.onToggled { [weak self, weak button, weak controller] in
            guard let self, let button, !isChanging else { return }
            // A click on the selected tab leaves it selected.
            guard button.active else { return restore(button) }
            if let controller { onChoice(controller) }
        }
        arrange(entry, isWide)
        return entry
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
