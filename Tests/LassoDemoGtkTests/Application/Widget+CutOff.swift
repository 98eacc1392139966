import LassoGtk

extension Widget {
    /// Returns descriptions of the visible widgets that reach beyond a window. What scrolls may do so.
    func cutOffWidgets(in window: Window) -> [String] {
        guard mapped, width > 0 || height > 0 else { return [] }
        var complaints: [String] = []
        if let child = window.child, let place = computeBounds(child) {
            let (right, bottom) = (place.origin.x + place.size.width, place.origin.y + place.size.height)
            // The theme draws the header bar over the window's border.
            let isInside = place.origin.x >= -1 && place.origin.y >= -1 && Int(right) <= child.width + 1
            if !isInside || Int(bottom) > child.height + 1 { complaints.append("\(type(of: self)): \(place)") }
        }
        if self is ScrolledWindow || self is any Editable { return complaints }
        return complaints + children.flatMap { $0.cutOffWidgets(in: window) }
    }

    /// Descriptions of the visible texts that reach beyond their labels, or sideways beyond what scrolls them, and of
    /// what is only seen after scrolling sideways.
    var hiddenParts: [String] {
        let scrolls = descendants.compactMap { $0 as? ScrolledWindow }.filter(\.mapped)
        let scrolled = scrolls.filter { $0.hadjustment.upper > $0.hadjustment.pageSize }
        let texts = descendants.compactMap { $0 as? Label }.filter(\.mapped).filter { label in
            label.layout.pixelSize().width > label.width || scrolls.contains { label.reachesBeyond($0) }
        }
        return texts.map(\.text) + scrolled.map { "\($0.hadjustment.upper) in \($0.hadjustment.pageSize) pixels" }
    }

    private func reachesBeyond(_ scroll: ScrolledWindow) -> Bool {
        guard isAncestor(scroll), let place = computeBounds(scroll) else { return false }
        return place.origin.x < -1 || Int(place.origin.x + place.size.width) > scroll.width + 1
    }

    /// The texts of the visible labels that are shortened because there is no room for them.
    var shortenedTexts: [String] {
        descendants.compactMap { $0 as? Label }.filter { $0.mapped && $0.layout.isEllipsized }.map(\.text)
    }
}
