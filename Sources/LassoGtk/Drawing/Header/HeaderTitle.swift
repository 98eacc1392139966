/// The title and the subtitle in the middle of a header bar.
final class HeaderTitle {
    let box = Box(.vertical)
    private let title = makeLabel("title")
    // Most pages have none.
    private var subtitle: Label?

    init() {
        box.valign = .center
        box.append(title)
    }

    private static func makeLabel(_ name: String) -> Label {
        let label = Label()
        label.addCssClass(name)
        label.ellipsize = .end
        label.singleLineMode = true
        return label
    }

    /// Updates the texts to match a controller.
    func update(to controller: Controller) {
        title.label = controller.visibleTitle ?? ""
        title.visible = controller.visibleTitle != nil
        let text = controller.visibleSubtitle
        if text != nil, subtitle == nil { addSubtitle() }
        subtitle?.label = text ?? ""
        subtitle?.visible = text != nil
    }

    private func addSubtitle() {
        let label = Self.makeLabel("subtitle")
        box.append(label)
        subtitle = label
    }
}
