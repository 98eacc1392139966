/// A button with the selected tab's title, and a menu of all tabs: the tab bar where the tabs have no room.
@MainActor
final class TabMenu {
    /// The button.
    let button = MenuButton()
    /// A closure called with the controller whose tab the user chooses.
    var onChoice: (Controller) -> Void = { _ in }
    /// A closure called with the controller whose tab the user closes.
    var onClosing: (Controller) -> Void = { _ in }
    /// A closure called when the menu has been closed.
    var onClosed: () -> Void = {}

    private let selectedRow = TabLabelRow()
    private let popover = Popover()
    private let list = Box(.vertical)
    private let rows: TabItems<Row>
    private var shown: Content?

    private struct Content: Equatable {
        let labels: [TabLabels]
        let selected: Int
        let isClosable: Bool
    }

    private struct Row: TabItem {
        weak var controller: Controller?
        let widget: Widget
        let labels: TabLabelRow
        let choose: Button
        let close: Button
    }

    init() {
        rows = TabItems(in: list)
        selectedRow.title.ellipsize = .end
        button.child = Box(.horizontal, spacing: 6) {
            selectedRow.icon; selectedRow.title; selectedRow.mark; Image(iconName: "pan-up-symbolic")
        }
        button.child?.halign = .center
        button.menuButtonDirection = .up
        button.hexpand = true
        button.addCssClass("flat")
        button.setPopover(popover)
        list.accessibleRole = .radioGroup
        popover.child = ScrolledWindow(.vertical, child: list).with {
            ($0.propagateNaturalHeight, $0.propagateNaturalWidth, $0.maxContentHeight) = (true, true, 240)
        }
        popover.onClosed { [weak self] in self?.onClosed() }
    }

    /// Whether the menu is open.
    var isOpen: Bool { popover.mapped }

    /// Updates the button and the menu.
    ///
    /// - Parameters:
    ///   - tabs: The tabs.
    ///   - selected: The index of the selected tab.
    ///   - isClosable: Whether the user may close tabs.
    func update(to tabs: [LabeledTab], selected: Int, isClosable: Bool) {
        let content = Content(labels: tabs.map(\.labels), selected: selected, isClosable: isClosable)
        let controllers = tabs.map(\.controller)
        guard content != shown || !rows.matches(controllers), tabs.indices.contains(selected) else { return }
        shown = content
        let labels = tabs[selected].labels
        selectedRow.update(to: labels)
        // The mark tells that one of the tabs that aren't seen needs attention.
        selectedRow.mark.visible = content.labels.contains(where: \.needsAttention)
        button.accessibleLabel = translated("Tabs: \(labels.spokenText)", in: .lasso)
        arrangeRows(for: controllers)
        for (index, row) in rows.items.enumerated() { update(row, at: index, to: content) }
    }

    private func arrangeRows(for controllers: [Controller]) {
        let hadFocus = isOpen && list.hasFocusWithin
        let before = rows.items, unfocused = before.prefix { !$0.widget.hasFocusWithin }
        rows.arrange(for: controllers) { makeRow(for: $0) }
        // GTK would move the focus out of the menu, which would then not get the keys.
        guard hadFocus, !list.hasFocusWithin else { return }
        let isStaying = { (row: Row) in row.widget.parent != nil }
        let staying = before.filter(isStaying), next = unfocused.filter(isStaying).count
        let neighbor = staying.isEmpty ? rows.items.first : staying[min(next, staying.count - 1)]
        neighbor?.choose.grabFocus()
    }

    private func update(_ row: Row, at index: Int, to content: Content) {
        let labels = content.labels[index], isSelected = index == content.selected
        row.labels.update(to: labels)
        row.choose.accessibleLabel = labels.spokenText
        row.choose.updateState(.checked, isSelected)
        let title = row.labels.title
        if isSelected { title.addCssClass("heading") } else { title.removeCssClass("heading") }
        row.close.visible = content.isClosable
        row.close.accessibleLabel = translated("Close \(labels.text)", in: .lasso)
    }

    private func makeRow(for controller: Controller) -> Row {
        let labels = TabLabelRow(), choose = Button()
        let close = Button(flatIcon: "window-close-symbolic", name: translated("Close", in: .lasso))
        labels.title.ellipsize = .end
        labels.title.maxWidthChars = 30
        choose.child = Box(.horizontal, spacing: 6) {
            labels.icon; labels.title; labels.mark
        }
        choose.hexpand = true
        choose.addCssClass("flat")
        choose.accessibleRole = .radio
        choose.onClicked { [weak self, weak controller] in
            self?.popover.popdown()
            if let controller { self?.onChoice(controller) }
        }
        close.onClicked { [weak self, weak controller] in
            self?.popover.popdown()
            if let controller { self?.onClosing(controller) }
        }
        let widget = Box(.horizontal) {
            choose; close
        }
        return Row(controller: controller, widget: widget, labels: labels, choose: choose, close: close)
    }
}
