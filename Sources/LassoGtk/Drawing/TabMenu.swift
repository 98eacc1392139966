/// A button with the selected tab's title, and a menu of all tabs: the tab bar where the tabs have no room.
@MainActor
final class TabMenu {
    /// The button.
    let button = MenuButton()
    /// A closure called with the index of the tab that the user chooses.
    var onChoice: (Int) -> Void = { _ in }
    /// A closure called with the index of the tab that the user closes.
    var onClosing: (Int) -> Void = { _ in }
    /// A closure called when the menu has been closed.
    var onClosed: () -> Void = {}

    private let selectedRow = TabLabelRow()
    private let popover = Popover()
    private let list = Box(.vertical)
    // They stay the same ones, because the menu may be open while the tabs change.
    private var rows: [Row] = []
    private var shown: Content?

    private struct Content: Equatable {
        let tabs: [TabLabels]
        let selected: Int
        let isClosable: Bool
    }

    private struct Row {
        let widget: Box
        let labels: TabLabelRow
        let choose: Button
        let close: Button
    }

    init() {
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
    ///   - tabs: The texts and icons of the tabs.
    ///   - selected: The index of the selected tab.
    ///   - isClosable: Whether the user may close tabs.
    func update(to tabs: [TabLabels], selected: Int, isClosable: Bool) {
        let content = Content(tabs: tabs, selected: selected, isClosable: isClosable)
        guard content != shown, tabs.indices.contains(selected) else { return }
        shown = content
        selectedRow.update(to: tabs[selected])
        // The mark tells that one of the tabs that aren't seen needs attention.
        selectedRow.mark.visible = tabs.contains(where: \.needsAttention)
        button.accessibleLabel = translated("Tabs: \(tabs[selected].spokenText)", in: .lasso)
        while rows.count > tabs.count { list.remove(rows.removeLast().widget) }
        while rows.count < tabs.count { appendRow() }
        for index in tabs.indices { update(rows[index], at: index, to: content) }
    }

    private func update(_ row: Row, at index: Int, to content: Content) {
        let labels = content.tabs[index], isSelected = index == content.selected
        row.labels.update(to: labels)
        row.choose.accessibleLabel = labels.spokenText
        row.choose.updateState(.checked, isSelected)
        let title = row.labels.title
        if isSelected { title.addCssClass("heading") } else { title.removeCssClass("heading") }
        row.close.visible = content.isClosable
        row.close.accessibleLabel = translated("Close \(labels.text)", in: .lasso)
    }

    private func appendRow() {
        let index = rows.count, labels = TabLabelRow(), choose = Button(), close = Button()
        labels.title.ellipsize = .end
        labels.title.maxWidthChars = 30
        choose.child = Box(.horizontal, spacing: 6) {
            labels.icon; labels.title; labels.mark
        }
        choose.hexpand = true
        choose.addCssClass("flat")
        choose.accessibleRole = .radio
        choose.onClicked { [weak self] in
            self?.popover.popdown()
            self?.onChoice(index)
        }
        close.iconName = "window-close-symbolic"
        close.addCssClass("flat")
        close.tooltipText = translated("Close", in: .lasso)
        close.onClicked { [weak self] in
            self?.popover.popdown()
            self?.onClosing(index)
        }
        let widget = Box(.horizontal) {
            choose; close
        }
        list.append(widget)
        rows.append(Row(widget: widget, labels: labels, choose: choose, close: close))
    }
}
