#if LASSO_INSPECTOR
import LassoGtk

/// Shows the windows of an earlier moment: those that have been closed are opened again, and those that were opened
/// later are hidden. They are closed only when the moment becomes the present, because they have to come back
/// otherwise. Windows that were opened again are closed with the return to the present.
final class WindowTravel {
    /// A closure called after windows were opened again, each of which has the keyboard focus then.
    var didReopen: () -> Void = {}

    private let windows: ApplicationWindows
    private let places: WindowPlaces
    private let reopening: WindowReopening?
    private var hidden: [WindowController] = []

    init(_ windows: ApplicationWindows, _ places: WindowPlaces, _ reopening: WindowReopening?) {
        (self.windows, self.places, self.reopening) = (windows, places, reopening)
    }

    /// Returns whether the application can open such a window again.
    func canReopen(_ window: WindowController) -> Bool { reopening?.canReopen(window) ?? false }

    /// Returns whether a window is hidden, because it wasn't open at the moment that is shown.
    func isHidden(_ window: WindowController) -> Bool { hidden.contains { $0 === window } }

    /// Shows the windows that were open at a moment, and no others.
    ///
    /// - Parameter moment: The moment; `nil` for the current one.
    /// - Returns: The names of the windows that can't be opened again.
    func show(at moment: Int?) -> [String] {
        var missing: [String] = [], hasReopened = false
        for entry in places.entries {
            let isWanted = entry.place(at: moment) != nil
            if let window = entry.window, window.isOpen {
                if isWanted || moment != nil { setHidden(window, !isWanted) } else { close(window) }
            } else if isWanted {
                if reopen(entry) { hasReopened = true } else { missing.append(entry.name) }
            }
        }
        if hasReopened { didReopen() }
        return missing
    }

    private func reopen(_ entry: WindowPlaces.Entry) -> Bool {
        guard entry.canBeReopened, let reopening,
            let window = ApplicationWindows.$scoped.withValue(windows, operation: reopening.open)
        else { return false }
        entry.replace(by: window)
        return true
    }

    private func setHidden(_ window: WindowController, _ isHidden: Bool) {
        guard self.isHidden(window) != isHidden else { return }
        if isHidden { hidden.append(window) } else { hidden.removeAll { $0 === window } }
        // The window, and those of its dialogs.
        for controller in window.withVisibleDescendants { controller.window?.visible = !isHidden }
    }

    private func close(_ window: WindowController) {
        hidden.removeAll { $0 === window }
        window.close()
    }

    /// Closes the hidden windows in the next turn, because whatever has made the moment the present isn't over.
    func closeHidden() {
        let closing = hidden
        guard !closing.isEmpty else { return }
        Task {
            for window in closing where isHidden(window) { close(window) }
        }
    }
}

#endif
