import CGtk
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
        guard let node = snapshot.toNode(), let drawing = gsk_cairo_renderer_new() else { return nil }
        let renderer = GskRenderer(instance: CInstance(drawing), transfer: .full)
        try renderer.realize()
        defer { renderer.unrealize() }
        let area = GrapheneRect(x: 0, y: 0, width: Float(width), height: Float(window.height) * scale)
        png = renderer.renderTexture(node, viewport: area).saveToPngBytes().data()
    }
}
