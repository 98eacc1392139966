import LassoGtk

/// A wait until all windows have been drawn as they are now.
enum FrameWait {
    /// Waits for a few frames of each window. A window that the display doesn't show has none; then a second ends the
    /// wait.
    static func wait() async {
        var frameCounts: [ObjectIdentifier: Int] = [:]
        let windows = Window.listToplevels().filter(\.mapped)
        for window in windows {
            window.addTickCallback { widget, _ in
                frameCounts[ObjectIdentifier(widget), default: 0] += 1
                widget.queueDraw()
                return frameCounts[ObjectIdentifier(widget), default: 0] < 4
            }
        }
        for _ in 0..<100 where windows.contains(where: { frameCounts[ObjectIdentifier($0), default: 0] < 4 }) {
            do { try await Task.sleep(for: .milliseconds(10)) } catch {
                preconditionFailure("Nothing cancels a replay.")
            }
        }
    }
}
