/// The part of a window's drawing that keeps the size of the window and that of its controller equal.
final class WindowSizing {
    private weak var controller: WindowController?
    private weak var window: Window?
    private var connections: [SignalConnection] = []
    private var arrival: SignalConnection?
    // The sizes that GTK and the controller had last. A change of one of them is carried over to the other.
    private var shown = Size()

    private struct Size: Equatable {
        var size: WindowSize?
        var isMaximized = false
    }

    /// Sets the size of a window that hasn't been presented, and follows changes from then on.
    ///
    /// - Parameters:
    ///   - controller: The controller of the window.
    ///   - window: The window.
    ///   - width: The width in pixels if the controller has no size; -1 for that of the content.
    ///   - height: The height in pixels if the controller has no size; -1 for that of the content.
    init(of controller: WindowController, in window: Window, width: Int, height: Int) {
        (self.controller, self.window) = (controller, window)
        shown = Size(size: controller.size, isMaximized: controller.isMaximized)
        let wanted = controller.size.map { fitting($0, on: Self.monitors) }
        window.setDefaultSize(width: wanted?.width ?? width, height: wanted?.height ?? height)
        if controller.isMaximized { window.maximize() }
        connections = ["default-width", "default-height", "maximized"].map { name in
            window.onNotify(name) { [weak self] in self?.windowDidChange() }
        }
        connections.append(window.onMap { [weak self] in self?.followMonitor() })
    }

    /// Makes the window as large as its controller says.
    func update() {
        guard let controller, let window else { return }
        let wanted = Size(size: controller.size, isMaximized: controller.isMaximized)
        guard wanted != shown else { return }
        let old = shown
        shown = wanted
        if let size = wanted.size, size != old.size {
            let fitting = fitting(size, on: Self.monitors)
            window.setDefaultSize(width: fitting.width, height: fitting.height)
        }
        guard wanted.isMaximized != old.isMaximized else { return }
        if wanted.isMaximized { window.maximize() } else { window.unmaximize() }
    }

    /// Ends following the window.
    func stop() {
        connections.forEach { $0.disconnect() }
        connections = []
        arrival?.disconnect()
        arrival = nil
    }

    private func windowDidChange() {
        guard let controller, let window else { return }
        let (width, height) = window.defaultSize()
        var new = Size(size: shown.size, isMaximized: window.maximized)
        if width > 0, height > 0 { new.size = WindowSize(width: width, height: height) }
        guard new != shown else { return }
        shown = new
        controller.size = new.size
        controller.isMaximized = new.isMaximized
    }

    /// Makes the window fit on the monitor that the desktop has chosen for it.
    private func followMonitor() {
        guard arrival == nil, let window else { return }
        arrival = window.surface.onEnterMonitor { [weak self] monitor in
            self?.arrival?.disconnect()
            guard let self, let window = self.window, !window.maximized else { return }
            let (width, height) = window.defaultSize()
            guard width > 0, height > 0 else { return }
            let size = WindowSize(width: width, height: height)
            let fitting = fitting(size, on: [monitor])
            if fitting != size { window.setDefaultSize(width: fitting.width, height: fitting.height) }
        }
    }

    private static var monitors: [Monitor] { Display.default.map { Array($0.monitors.items(as: Monitor.self)) } ?? [] }

    /// Returns a size that isn't larger than the largest of some monitors.
    private func fitting(_ size: WindowSize, on monitors: [Monitor]) -> WindowSize {
        let sizes = monitors.map(\.geometry)
        return WindowSize(
            width: min(size.width, sizes.map(\.width).max() ?? size.width),
            height: min(size.height, sizes.map(\.height).max() ?? size.height)
        )
    }
}
