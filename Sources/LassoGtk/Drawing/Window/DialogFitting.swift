/// The size of a dialog: it fills the window below while that is narrow.
@MainActor
final class DialogFitting {
    private weak var controller: Controller?
    private weak var dialog: Window?
    private weak var parent: Window?
    private var connections: [SignalConnection] = []
    // The size that the dialog had before it filled the window below.
    private var sizeBefore: (width: Int, height: Int)?

    /// Fits a dialog, now and whenever the window below is resized or the size of texts changes.
    ///
    /// - Parameters:
    ///   - dialog: The dialog's window.
    ///   - controller: The presented controller.
    ///   - parent: The window below.
    init(_ dialog: Window, of controller: Controller, above parent: Window) {
        self.dialog = dialog
        self.controller = controller
        self.parent = parent
        connections = [
            parent.frameClock?.onLayout(after: true) { [weak self] in self?.fit() },
            parent.settings.onNotify("gtk-xft-dpi") { [weak self] in self?.fit() },
        ]
        .compactMap(\.self)
        fit()
    }

    // The window below outlives the dialog.
    isolated deinit { connections.forEach { $0.disconnect() } }

    private func fit() {
        guard let controller, let dialog, let room = parent?.child, room.width > 0 else { return }
        if room.isNarrow(for: controller) {
            if sizeBefore == nil { sizeBefore = dialog.defaultSize() }
            let size = (room.width + dialog.frameLength(.horizontal), room.height + dialog.frameLength(.vertical))
            if dialog.defaultSize() != size { dialog.setDefaultSize(width: size.0, height: size.1) }
        } else if let size = sizeBefore {
            sizeBefore = nil
            dialog.setDefaultSize(width: size.width, height: size.height)
        }
    }
}

extension Window {
    /// Returns the width or height that the window needs besides its content: its border where it has no shadow.
    fileprivate func frameLength(_ orientation: Orientation) -> Int {
        let content = child?.measure(orientation, forSize: -1).minimum ?? 0
        return max(0, measure(orientation, forSize: -1).minimum - content)
    }
}
