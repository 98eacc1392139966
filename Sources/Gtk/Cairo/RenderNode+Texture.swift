import CGtk

extension RenderNode {
    /// Draws what is in a rectangle at the origin with Cairo, as pixels in memory.
    ///
    /// - Parameters:
    ///   - width: The width of the rectangle.
    ///   - height: The height of the rectangle.
    /// - Returns: `nil` if the rectangle is empty.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    ///
    /// Source: `gsk_cairo_renderer_new`, `gsk_renderer_render_texture`.
    package func texture(width: Float, height: Float) throws(GLibError) -> Texture? {
        guard width > 0, height > 0, let drawing = gsk_cairo_renderer_new() else { return nil }
        let renderer = GskRenderer(instance: CInstance(drawing), transfer: .full)
        try renderer.realize()
        defer { renderer.unrealize() }
        return renderer.renderTexture(self, viewport: GrapheneRect(x: 0, y: 0, width: width, height: height))
    }
}
