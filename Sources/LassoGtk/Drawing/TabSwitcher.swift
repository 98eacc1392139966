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
    private let buttons: TabItems<Item>
    private var isChanging = false
    private var isWide = false

    private final class Item: TabItem {
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
        for item in buttons.items { arrange(item, isWide) }
        self.isWide = isWide
    }

    private func arrange(_ item: Item, _ isWide: Bool) {
        item.content.orientation = isWide ? .vertical : .horizontal
        item.content.spacing = isWide ? 2 : 6
        item.button.hexpand = isWide
    }

    /// Updates the buttons.
    ///
    /// - Parameters:
    ///   - tabs: The tabs.
    ///   - selected: The index of the selected tab.
    func update(to tabs: [LabeledTab], selected: Int) {
        isChanging = true
        defer { isChanging = false }
        buttons.arrange(for: tabs.map(\.controller)) { makeItem(for: $0) }
        for (index, item) in buttons.items.enumerated() {
            let labels = tabs[index].labels, isSelected = index == selected
            if item.button.active != isSelected { item.button.active = isSelected }
            item.button.updateState(.selected, isSelected)
            guard item.labels != labels else { continue }
            item.labels = labels
            item.row.update(to: labels)
            item.button.accessibleLabel = labels.spokenText
        }
    }

    /// Moves the focus to the button of the selected tab.
    func takeFocus() {
        buttons.items.first(where: \.button.active)?.button.grabFocus()
    }

    private func makeItem(for controller: Controller) -> Item {
        let item = Item(controller), button = item.button
        button.accessibleRole = .tab
        item.content.halign = .center
        button.child = item.content
        // The page keeps the focus.
        button.focusOnClick = false
        button.onToggled { [weak self, weak button, weak controller] in
            guard let self, let button, !isChanging else { return }
            // A click on the selected tab leaves it selected.
            guard button.active else { return restore(button) }
            if let controller { onChoice(controller) }
        }
        arrange(item, isWide)
        return item
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
