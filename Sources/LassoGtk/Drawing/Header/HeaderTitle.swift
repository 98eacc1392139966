/// The title and the subtitle in the middle of a header bar.
final class HeaderTitle {
    let box = Box(.vertical)
    private let title = Label()
    private let subtitle = Label()

    init() {
        box.valign = .center
        for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
            label.addCssClass(name)
            label.ellipsize = .end
            label.singleLineMode = true
            box.append(label)
        }
    }

    /// Updates the texts to match a controller.
    func update(to controller: Controller) {
        title.label = controller.visibleTitle ?? ""
        title.visible = controller.visibleTitle != nil
        subtitle.label = controller.visibleSubtitle ?? ""
        subtitle.visible = controller.visibleSubtitle != nil
    }
}
