import LassoGtk

extension Window {
    /// Waits until the window has drawn a frame.
    func drawFrame() async {
        queueDraw()
        var isDrawn = false
        addTickCallback { _, _ in
            isDrawn = true
            return false
        }
        // A benchmark's task is never canceled, so the sleeps don't fail.
        while !isDrawn { try? await Task.sleep(for: .milliseconds(1)) }
        try? await Task.sleep(for: .milliseconds(1))
    }
}
