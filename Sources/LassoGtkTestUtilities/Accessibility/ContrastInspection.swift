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
        inspect(window, pixels)
        // GTK draws them by themselves.
        for case let popover as Popover in window.descendants where popover.mapped {
            if let pixels = try WindowPixels(of: popover) { inspect(popover, pixels) }
        }
    }

    /// Inspects a window without its popovers, or a popover.
    private mutating func inspect(_ native: Widget, _ pixels: WindowPixels) {
        // What can't be used may be pale.
        for widget in native.descendants where widget.native === native && widget.mapped && widget.isSensitive {
            guard !Self.isTransparent(widget), let (name, smallest) = Self.look(of: widget),
                let (area, isWhole) = Self.visibleArea(of: widget, in: native)
            else { continue }
            guard let contrast = pixels.contrast(in: area) else {
                // A part of a text may have no letters in it, and the theme may lack an icon.
                if isWhole, smallest == Self.smallestOfText {
                    complaints.append("\(name) can't be told from its background.")
                }
                continue
            }
            guard contrast < smallest else { continue }
            let rounded = (contrast * 100).rounded(.down) / 100
            complaints.append("\(name) has a contrast of only \(rounded).")
        }
    }

    private static func isTransparent(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).contains { $0.opacity == 0 }
    }

    /// Returns a widget's name, and the smallest contrast that it must have; `nil` if it is no text and no icon.
    private static func look(of widget: Widget) -> (name: String, smallest: Double)? {
        switch widget {
        case let label as Label where label.text.hasLetters: ("The text “\(label.text)”", smallestOfText)
        case let text as Text where text.text.hasLetters: ("A text field", smallestOfText)
        case let view as TextView where view.buffer.text.hasLetters: ("A text view", smallestOfText)
        // The position of a switch shows its state, too.
        case let icon as Image where icon.iconName?.hasSuffix("-symbolic") == true && !(icon.parent is Switch):
            ("The icon “\(icon.iconName ?? "")”", smallestOfIcons)
        default: nil
        }
    }

    /// Returns the part of a widget that no widget around it cuts off, and whether that is the whole; `nil` if there is
    /// none, or less than a line.
    private static func visibleArea(of widget: Widget, in native: Widget) -> (area: GrapheneRect, isWhole: Bool)? {
        let whole = widget.computeBounds(native)
        var area = whole
        for outer in sequence(first: widget, next: \.parent).dropFirst().prefix(while: { $0 !== native }) {
            guard let inner = area, let bounds = outer.computeBounds(native) else { return nil }
            area = inner.intersection(bounds)
        }
        // The edge of letters is paler than the letters.
        guard let area, let whole, area.size.height >= min(whole.size.height, smallestHeight) else { return nil }
        let isWhole = area.size.width > whole.size.width - 1 && area.size.height > whole.size.height - 1
        return (area, isWhole)
    }
}

extension String {
    /// Whether there is something to see in this text.
    fileprivate var hasLetters: Bool { contains { !$0.isWhitespace } }
}
