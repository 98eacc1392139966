import CGtk
import Glibc
import LassoGtk

/// The pixels of a window or a popover as GTK draws it, enlarged, so that the strokes of small letters have their full
/// color.
@MainActor
struct WindowPixels {
    private static let scale = 3

    private let width: Int
    private let height: Int
    private let pixels: [UInt32]

    /// Draws a window or a popover.
    ///
    /// - Parameter widget: The window or the popover.
    /// - Returns: `nil` if it isn't drawn.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    init?(of widget: Widget) throws(GLibError) {
        (width, height) = (widget.width * Self.scale, widget.height * Self.scale)
        let snapshot = Snapshot()
        snapshot.scale(factorX: Float(Self.scale), factorY: Float(Self.scale))
        let (widgetWidth, widgetHeight) = (Double(widget.width), Double(widget.height))
        WidgetPaintable(widget: widget).snapshot(snapshot, width: widgetWidth, height: widgetHeight)
        let (width, height) = (width, height)
        guard let node = snapshot.toNode(), let texture = try node.texture(width: Float(width), height: Float(height))
        else { return nil }
        pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.withMemoryRebound(to: UInt8.self) { bytes in
                gdk_texture_download(texture.instance.opaquePointer, bytes.baseAddress, gsize(width * 4))
            }
            count = width * height
        }
    }

    /// Returns the contrast between the most frequent color of an area and the pixels that differ most from it.
    ///
    /// - Parameter area: The area, in pixels of the widget.
    /// - Returns: The ratio, from 1 to 21; `nil` if hardly any pixels differ.
    ///
    /// Source: [contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
    func contrast(in area: GrapheneRect) -> Double? {
        let counts = counts(in: area)
        guard counts.count > 1, let background = counts.max(by: { $0.value < $1.value })?.key else { return nil }
        let light = luminance(background)
        let contrasts = counts.filter { $0.key != background }.map { color, count in
            let other = luminance(color)
            return (ratio: (max(light, other) + 0.05) / (min(light, other) + 0.05), count: count)
        }
        // A few pixels are an edge, or a part of something else. An enlarged icon has many colors, each in few pixels.
        var count = 0
        for contrast in contrasts.sorted(by: { $0.ratio > $1.ratio }) {
            count += contrast.count
            if count >= Self.scale * Self.scale { return contrast.ratio }
        }
        return nil
    }

    /// Returns how many pixels of an area have each color.
    private func counts(in area: GrapheneRect) -> [UInt32: Int] {
        let columns = range(area.origin.x, area.size.width, below: width)
        var counts: [UInt32: Int] = [:]
        for row in range(area.origin.y, area.size.height, below: height) {
            var start = row * width + columns.lowerBound
            let end = row * width + columns.upperBound
            while start < end {
                // Most neighbors have the same color.
                let color = pixels[start]
                var next = start + 1
                while next < end, pixels[next] == color { next += 1 }
                counts[color, default: 0] += next - start
                start = next
            }
        }
        return counts
    }

    private func range(_ start: Float, _ length: Float, below limit: Int) -> Range<Int> {
        let first = Int((start * Float(Self.scale)).rounded(.up))
        let last = Int(((start + length) * Float(Self.scale)).rounded(.down))
        let lower = min(max(first, 0), limit)
        return lower..<min(max(last, lower), limit)
    }

    /// Returns the brightness of a color.
    ///
    /// Source: [relative luminance](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
    private func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let part = Double(pixel >> shift & 0xff) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
