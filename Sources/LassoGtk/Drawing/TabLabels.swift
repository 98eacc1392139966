/// The texts and the icon on a tab.
struct TabLabels: Equatable {
    /// The title.
    let text: String
    /// The name of the icon; `nil` for none.
    let iconName: String?
    /// Whether the tab is marked.
    let needsAttention: Bool

    /// Creates the texts and the icon of a controller's tab.
    @MainActor
    init(of controller: Controller?) {
        text = controller?.tabTitle ?? ""
        iconName = controller?.tabIconName
        needsAttention = controller?.tabNeedsAttention ?? false
    }

    /// The text for assistive technologies.
    var spokenText: String { needsAttention ? translated("\(text), needs attention", in: .lasso) : text }
}

extension Controller {
    /// The icon on the controller's tab: its icon or, for a container without one, that of the first controller in it.
    fileprivate var tabIconName: String? { iconName ?? children.first?.tabIconName }

    /// Whether the controller's tab is marked, for the controller or for the first one in it.
    fileprivate var tabNeedsAttention: Bool { needsAttention || children.first?.tabNeedsAttention == true }
}

/// The widgets that show the labels of a tab: the icon, the title, and the mark.
@MainActor
final class TabLabelRow {
    let icon = Image()
    let title = Label()
    let mark = Image(iconName: "media-record-symbolic")

    init() {
        mark.pixelSize = 8
        mark.addCssClass("accent")
        mark.visible = false
    }

    /// Updates the widgets.
    func update(to labels: TabLabels) {
        title.label = labels.text
        icon.iconName = labels.iconName
        icon.visible = labels.iconName != nil
        mark.visible = labels.needsAttention
    }
}
