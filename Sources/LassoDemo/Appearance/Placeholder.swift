import LassoGtk

/// What a page shows instead of its content while it has none: an icon, a title, and a sentence.
final class Placeholder: Box {
    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - iconName: The name of the icon.
    ///   - title: The title.
    ///   - explanation: The sentence below the title.
    ///   - children: The widgets below, such as a button.
    init(
        _ iconName: String,
        _ title: String,
        _ explanation: String? = nil,
        @WidgetBuilder children: () -> [Widget] = { [] }
    ) {
        super.init(.vertical, spacing: 12)
        setMargins(24)
        (halign, valign, hexpand, vexpand) = (.center, .center, true, true)
        let icon = Image(iconName: iconName)
        icon.pixelSize = 64
        icon.addCssClass("dim-label")
        append(icon)
        for (text, cssClass) in [(title, "title-2"), (explanation, "dim-label")] {
            guard let text else { continue }
            let label = Label(text)
            label.wrapsLongText()
            label.justify = .center
            label.addCssClass(cssClass)
            append(label)
        }
        for child in children() {
            child.halign = .center
            append(child)
        }
    }
}
