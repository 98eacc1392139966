import LassoGtk

/// A picture of a window as GTK draws it.
struct WindowPicture {
    /// The picture as a PNG file.
    let png: [UInt8]

    /// Draws a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - width: The width of the picture, in pixels. The window is reduced to it.
    /// - Returns: `nil` if the window isn't drawn.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    init?(of window: Window, width: Int) throws(GLibError) {
        guard window.width > 0, window.height > 0 else { return nil }
        let scale = Float(width) / Float(window.width)
        let snapshot = Snapshot()
        snapshot.scale(factorX: scale, factorY: scale)
        snapshot.append(window)
        let height = Float(window.height) * scale
        guard let node = snapshot.toNode(), let texture = try node.texture(width: Float(width), height: height) else {
            return nil
        }
        png = texture.saveToPngBytes().data()
    }
}
