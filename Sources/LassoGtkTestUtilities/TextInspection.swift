import LassoGtk

/// The texts in a window while the pseudo-locale is on: those that aren't translated, and those that are cut off.
///
/// ```swift
/// setenv("LASSO_PSEUDOLOCALE", "1", 1)
/// defer { unsetenv("LASSO_PSEUDOLOCALE") }
/// // Show the window.
/// #expect(TextInspection(of: window, data: ["ann"]).complaints == [])
/// ```
///
/// It looks at labels, tooltips, placeholders, the names for assistive technologies, and the window's title. What the
/// user enters and GTK's own words, such as the months of a calendar and the names of fonts, are not looked at.
public struct TextInspection {
    /// The faults, each as a sentence.
    public private(set) var complaints: [String] = []

    private let data: [String]

    /// Inspects the widgets of a window that are shown.
    ///
    /// - Parameters:
    ///   - window: The window, which is drawn.
    ///   - data: Texts that are the same in every language, such as names. Empty ones are ignored.
    public init(of window: Window, data: [String] = []) {
        // A text that contains another one is removed first.
        self.data = data.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
        check(window.title, "The title of the window")
        if let child = window.titlebar { inspect(child, in: window, scrolls: false) }
        if let child = window.child { inspect(child, in: window, scrolls: false) }
    }

    private mutating func inspect(_ widget: Widget, in window: Window, scrolls: Bool) {
        guard widget.mapped else { return }
        let name = "\(type(of: widget))"
        check(widget.tooltipText, "The tooltip of a \(name)")
        check(widget.accessibleLabel, "The accessible label of a \(name)")
        check(placeholder(of: widget), "The placeholder of a \(name)")
        if let label = widget as? Label { inspect(label) }
        if !scrolls, reachesBeyond(window, widget) { complaints.append("A \(name) reaches beyond the window.") }
        guard !isFilledByOthers(widget) else { return }
        for child in widget.children { inspect(child, in: window, scrolls: scrolls || widget is ScrolledWindow) }
    }

    /// Returns whether a widget's texts are the user's, or GTK's.
    private func isFilledByOthers(_ widget: Widget) -> Bool {
        widget is any Editable || widget is TextView || widget is GtkCalendar || widget is FontButton
    }

    private mutating func inspect(_ label: Label) {
        check(label.text, "A label")
        if label.text.contains(Pseudolocale.opening), label.layout.isEllipsized {
            complaints.append("A label has no room for “\(label.text)”.")
        }
    }

    private func placeholder(of widget: Widget) -> String? {
        switch widget {
        case let entry as Entry: entry.placeholderText
        case let entry as SearchEntry: entry.placeholderText
        case let entry as PasswordEntry: entry.placeholderText
        default: nil
        }
    }

    private mutating func check(_ text: String?, _ place: String) {
        guard let text, !isTranslated(text) else { return }
        complaints.append("\(place) isn't translated: “\(text)”.")
    }

    /// Returns whether every letter is between brackets or data.
    private func isTranslated(_ text: String) -> Bool {
        var depth = 0
        var rest = ""
        for character in text {
            switch character {
            case Pseudolocale.opening: depth += 1
            case Pseudolocale.closing: depth -= 1
            default: if depth == 0 { rest.append(character) }
            }
            guard depth >= 0 else { return false }
        }
        for text in data {
            while let range = rest.range(of: text) { rest.removeSubrange(range) }
        }
        return depth == 0 && !rest.contains(where: \.isLetter)
    }

    private func reachesBeyond(_ window: Window, _ widget: Widget) -> Bool {
        guard let child = window.child, widget.width > 0, let place = widget.computeBounds(child) else { return false }
        // The theme draws the header bar over the window's border.
        return place.origin.x < -1 || Int(place.origin.x + place.size.width) > child.width + 1
    }
}

extension String {
    /// Returns the place of another text.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        indices.lazy.compactMap { start in
            self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
        }
        .first
    }
}
