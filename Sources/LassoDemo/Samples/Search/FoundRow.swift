import LassoGtk

/// The row of an item that was found, with its icon, its title, and its detail.
final class FoundRow: Box {
    init<Item: Findable, Action>(_ item: ItemViewStore<Item, Action>) {
        super.init(.horizontal, spacing: 12)
        let icon = Image(), title = Label("", xalign: 0), detail = Label("", xalign: 0)
        icon.pixelSize = 32
        icon.accessibleRole = .presentation
        icon.bind(to: item, \.icon) { icon, text in icon.show(text) }
        title.ellipsize = .end
        title.bind(\.label, to: item, \.title)
        detail.ellipsize = .end
        detail.addCssClass("dim-label")
        detail.bind(\.label, to: item, \.detail) { $0 ?? "" }
        detail.bind(\.visible, to: item, \.detail) { $0 != nil }
        append(icon)
        append(
            Box(.vertical, spacing: 3) {
                title; detail
            }
            .with { ($0.valign, $0.hexpand) = (.center, true) }
        )
    }
}

extension Image {
    /// Shows an icon that is a text, as `Icon.toString()` writes it. Without an icon, the image isn't visible.
    func show(_ text: String?) {
        visible = text != nil
        guard let text else { return }
        do {
            gicon = try AnyIcon.newForString(text)
        } catch {
            iconName = "application-x-executable-symbolic"
        }
    }
}
