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

    /// The texts of the visible labels that are shortened because there is no room for them.
    var shortenedTexts: [String] {
        descendants.compactMap { $0 as? Label }.filter { $0.mapped && $0.layout.isEllipsized }.map(\.text)
    }
}
