import LassoGtk

/// A column of controls in the middle of the window, with a heading if there is one.
final class Form: Box {
    /// - Parameters:
    ///   - heading: What the screen is about.
    ///   - explanation: A sentence more about it.
    ///   - children: The controls, from top to bottom.
    init(_ heading: String? = nil, _ explanation: String? = nil, @WidgetBuilder children: () -> [Widget]) {
        super.init(.vertical, spacing: 18)
        addCssClass("form")
        setMargins(24)
        halign = .center
        valign = .center
        hexpand = true
        vexpand = true
        widthRequest = 320
        if let heading { append(Self.text(heading, cssClass: "title-1")) }
        if let explanation { append(Self.text(explanation, cssClass: "dim-label")) }
        children().forEach(append)
    }

    private static func text(_ text: String, cssClass: String) -> Label {
        let label = Label(text)
        label.addCssClass(cssClass)
        label.wrapsLongText()
        label.justify = .center
        return label
    }
}
