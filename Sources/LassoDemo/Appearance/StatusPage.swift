import LassoGtk

/// An icon, a title, and a sentence in the middle of a page that has nothing else to show.
///
/// Source: `AdwStatusPage`.
final class StatusPage: ScrolledWindow {
    /// Creates the page.
    ///
    /// - Parameters:
    ///   - icon: The name of the icon.
    ///   - title: The title.
    ///   - text: A sentence that explains it.
    ///   - children: The widgets below it.
    init(icon: String, _ title: String, _ text: String = "", @WidgetBuilder children: () -> [Widget] = { [] }) {
        super.init()
        setPolicy(.never, vscrollbarPolicy: .automatic)
        (hexpand, vexpand) = (true, true)
        let image = Image(iconName: icon), heading = Label(title), explanation = Label(text)
        image.pixelSize = 64
        image.addCssClass("dim-label")
        heading.addCssClass("title-1")
        for label in [heading, explanation] {
            label.wrapsLongText()
            label.justify = .center
        }
        explanation.visible = !text.isEmpty
        let below = children()
        let column = Box(.vertical, spacing: 12) {
            image; heading; explanation
            below
        }
        column.setMargins(24)
        (column.halign, column.valign) = (.center, .center)
        child = column
    }
}
