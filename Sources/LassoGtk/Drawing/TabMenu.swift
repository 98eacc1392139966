/// A button with the selected tab's title, and a menu of all tabs: the tab bar where the tabs have no room.
@MainActor
final class TabMenu {
    /// The button.
    let button = MenuButton()
    /// A closure called with the index of the tab that the user chooses.
    var onChoice: (Int) -> Void = { _ in }
    /// A closure called with the index of the tab that the user closes.
    var onClosing: (Int) -> Void = { _ in }

    private let selectedRow = TabLabelRow()
    private let popover = Popover()
    private var shown: Content?

    private struct Content: Equatable {
        let tabs: [TabLabels]
        let selected: Int
        let isClosable: Bool
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
    }

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
        let rows = tabs.indices.map { makeRow(at: $0, in: content) }
        popover.child = ScrolledWindow(.vertical, child: Box(.vertical) { rows }).with {
            ($0.propagateNaturalHeight, $0.propagateNaturalWidth, $0.maxContentHeight) = (true, true, 240)
        }
    }

    private func makeRow(at index: Int, in content: Content) -> Widget {
        let labels = TabLabelRow(), choose = Button(), close = Button()
        labels.update(to: content.tabs[index])
        labels.title.ellipsize = .end
        labels.title.maxWidthChars = 30
        choose.child = Box(.horizontal, spacing: 6) {
            labels.icon; labels.title; labels.mark
        }
        choose.hexpand = true
        choose.addCssClass("flat")
        choose.accessibleLabel = content.tabs[index].spokenText
        if index == content.selected { labels.title.addCssClass("heading") }
        choose.onClicked { [weak self] in
            self?.popover.popdown()
            self?.onChoice(index)
        }
        close.iconName = "window-close-symbolic"
        close.addCssClass("flat")
        close.visible = content.isClosable
        close.accessibleLabel = translated("Close \(content.tabs[index].text)", in: .lasso)
        close.tooltipText = translated("Close", in: .lasso)
        close.onClicked { [weak self] in
            self?.popover.popdown()
            self?.onClosing(index)
        }
        return Box(.horizontal) {
            choose; close
        }
    }
}
