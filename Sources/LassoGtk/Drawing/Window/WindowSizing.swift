/// The part of a window's drawing that keeps the size of the window and that of its controller equal.
final class WindowSizing {
    private weak var controller: WindowController?
    private weak var window: Window?
    private var connections: [SignalConnection] = []
    private var arrival: SignalConnection?
    // The sizes that GTK and the controller had last. A change of one of them is carried over to the other.
    private var shown = Size()
    /// Whether a change of the window is being carried over, one value after the other.
    private var isFollowing = false
    /// The last size that the window had for longer than a moment, if it isn't that of the content.
    private var lastingSize: WindowSize?
    /// The time of the last change of the size.
    private var lastChange: ContinuousClock.Instant?
    /// The longest time between a change of the size and the message that the window is maximized, if they are one.
    static var longestMaximizing = Duration.milliseconds(500)

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
        lastingSize = Self.defaultSize(of: window)
        if controller.isMaximized { window.maximize() }
        connections = ["default-width", "default-height", "maximized"].map { name in
            window.onNotify(name) { [weak self] in self?.windowDidChange() }
        }
        connections.append(window.onMap { [weak self] in self?.followMonitor() })
    }

    /// Makes the window as large as its controller says.
    func update() {
        guard let controller, let window, !isFollowing else { return }
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
        var new = Size(size: Self.defaultSize(of: window) ?? shown.size, isMaximized: window.maximized)
        let size = sizeUnlessMaximized(new)
        if let size, size != new.size { window.setDefaultSize(width: size.width, height: size.height) }
        new.size = size
        guard new != shown else { return }
        shown = new
        isFollowing = true
        controller.size = new.size
        controller.isMaximized = new.isMaximized
        isFollowing = false
        // Observers may have changed them again.
        update()
    }

    /// Returns the size of the window when it isn't maximized, and notes a change of it.
    ///
    /// An X11 window manager may give a window the size of the screen before it says that the window is maximized. GTK
    /// takes that for its size when it isn't. So a change just before the window is maximized doesn't count.
    private func sizeUnlessMaximized(_ new: Size) -> WindowSize? {
        let isChanging = lastChange.map { $0.duration(to: .now) < Self.longestMaximizing } ?? false
        if new.isMaximized {
            if isChanging, !shown.isMaximized { return lastingSize ?? new.size }
        } else if new.size != shown.size {
            if !isChanging { lastingSize = shown.size ?? lastingSize }
            lastChange = .now
        }
        return new.size
    }

    /// Returns the size of a window when it isn't maximized, or `nil` if it is that of the content.
    private static func defaultSize(of window: Window) -> WindowSize? {
        let (width, height) = window.defaultSize()
        return width > 0 && height > 0 ? WindowSize(width: width, height: height) : nil
    }

    /// Makes the window fit on the monitor that the desktop has chosen for it.
    private func followMonitor() {
        guard arrival == nil, let window else { return }
        arrival = window.surface?.onEnterMonitor { [weak self] monitor in
            self?.arrival?.disconnect()
            guard let self, let window = self.window, !window.maximized else { return }
            guard let size = Self.defaultSize(of: window) else { return }
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
