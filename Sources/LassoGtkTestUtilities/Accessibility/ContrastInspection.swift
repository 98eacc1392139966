import LassoGtk

/// The texts and icons of a window that are hard to tell from their background, in the theme that is in use.
@MainActor
struct ContrastInspection {
    /// The smallest contrast of a text.
    ///
    /// Source: [contrast, minimum](https://www.w3.org/TR/WCAG22/#contrast-minimum).
    static let smallestOfText = 4.5
    /// The smallest contrast of an icon.
    ///
    /// Source: [contrast of what isn't text](https://www.w3.org/TR/WCAG22/#non-text-contrast).
    static let smallestOfIcons = 3.0

    /// The height of a line of text, in pixels, of which enough can be seen to judge it.
    private static let smallestHeight: Float = 16

    /// The faults, each as a sentence.
    private(set) var complaints: [String] = []

    /// Inspects a window.
    ///
    /// - Parameter window: The window, which is drawn.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    init(of window: Window) throws(GLibError) {
        // Windows that the user doesn't use now are paler.
        let isBackdrop = window.stateFlags.contains(.backdrop)
        window.unsetStateFlags(.backdrop)
        defer { if isBackdrop { window.setStateFlags(.backdrop, clear: false) } }
        GtkTesting.settle()
        guard let pixels = try WindowPixels(of: window) else {
            complaints = ["The window isn't drawn."]
            return
        }
        // What can't be used may be pale.
        for widget in window.descendants where widget.mapped && widget.isSensitive && widget.opacity > 0 {
            guard let (name, smallest) = Self.look(of: widget), let area = Self.visibleArea(of: widget, in: window),
                let contrast = pixels.contrast(in: area), contrast < smallest
            else { continue }
            let rounded = (contrast * 100).rounded(.down) / 100
            complaints.append("\(name) has a contrast of only \(rounded).")
        }
    }

    /// Returns a widget's name, and the smallest contrast that it must have; `nil` if it is no text and no icon.
    private static func look(of widget: Widget) -> (name: String, smallest: Double)? {
        switch widget {
        case let label as Label where !label.text.isEmpty: ("The text “\(label.text)”", smallestOfText)
        case let text as Text where !text.text.isEmpty: ("A text field", smallestOfText)
        case let view as TextView where !view.buffer.text.isEmpty: ("A text view", smallestOfText)
        // The position of a switch shows its state, too.
        case let icon as Image where icon.iconName?.hasSuffix("-symbolic") == true && !(icon.parent is Switch):
            ("The icon “\(icon.iconName ?? "")”", smallestOfIcons)
        default: nil
        }
    }

    /// Returns the part of a widget that no widget around it cuts off; `nil` if there is none, or less than a line.
    private static func visibleArea(of widget: Widget, in window: Window) -> GrapheneRect? {
        let whole = widget.computeBounds(window)
        var area = whole
        for outer in sequence(first: widget, next: \.parent).dropFirst() where outer !== window {
            guard let inner = area, let bounds = outer.computeBounds(window) else { return nil }
            area = inner.intersection(bounds)
        }
        // The edge of letters is paler than the letters.
        guard let area, let whole, area.size.height >= min(whole.size.height, smallestHeight) else { return nil }
        return area
    }
}

extension GrapheneRect {
    /// Returns the area that is in this rectangle and in another one; `nil` if there is none.
    fileprivate func intersection(_ other: GrapheneRect) -> GrapheneRect? {
        let left = max(origin.x, other.origin.x), top = max(origin.y, other.origin.y)
        let right = min(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
        guard left < right, top < bottom else { return nil }
        return GrapheneRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
