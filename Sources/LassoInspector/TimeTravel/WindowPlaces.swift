#if LASSO_INSPECTOR
import LassoGtk

/// The windows of an application, also those that have been closed, and the places that they have shown.
final class WindowPlaces {
    /// A window, which isn't kept alive. While time travels, another one may take its place.
    final class Entry {
        fileprivate(set) weak var window: WindowController?
        /// The title of the window, or its class.
        let name: String
        /// Whether the application can open such a window.
        let canBeReopened: Bool
        /// The size that the window had last.
        fileprivate(set) var size: WindowSize?
        /// The place that the window shows now, which is an earlier one while an earlier moment is shown; `nil` if it
        /// is closed or hidden.
        fileprivate(set) var current: WindowPlace?
        fileprivate var changes: [(moment: Int, place: WindowPlace?)] = []
        fileprivate let wasOpenBefore: Bool

        fileprivate init(of window: WindowController, canBeReopened: Bool, wasOpenBefore: Bool) {
            self.window = window
            name = window.logName
            (self.canBeReopened, self.wasOpenBefore) = (canBeReopened, wasOpenBefore)
        }

        /// Returns the place that the window has shown at a moment; `nil` if it wasn't open.
        ///
        /// - Parameter moment: The moment; `nil` for the current one.
        func place(at moment: Int?) -> WindowPlace? {
            guard let moment else { return changes.last?.place }
            if let change = changes.last(where: { $0.moment <= moment }) { return change.place }
            return wasOpenBefore ? changes.first?.place : nil
        }

        /// Lets another window take the place of one that has been closed.
        func replace(by window: WindowController) {
            self.window = window
            if let size { window.size = size }
        }
    }

    /// The windows, in the order in which they were opened.
    private(set) var entries: [Entry] = []

    /// Returns the entry of a window.
    func entry(of window: WindowController) -> Entry? { entries.first { $0.window === window } }

    /// Adds a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - canBeReopened: Whether the application can open such a window.
    ///   - wasOpenBefore: Whether the window was open before the first moment.
    /// - Returns: The entry, which has no place yet.
    func add(_ window: WindowController, canBeReopened: Bool, wasOpenBefore: Bool) -> Entry {
        let entry = Entry(of: window, canBeReopened: canBeReopened, wasOpenBefore: wasOpenBefore)
        entries.append(entry)
        return entry
    }

    /// Adds a place.
    ///
    /// - Parameters:
    ///   - place: The place; `nil` if the window has been closed.
    ///   - entry: The window.
    ///   - moment: The moment.
    func append(_ place: WindowPlace?, of entry: Entry, at moment: Int) {
        entry.changes.append((moment, place))
        entry.current = place
        entry.size = entry.window?.size ?? entry.size
    }

    /// Notes the places that the windows show after time travel.
    ///
    /// - Parameter isHidden: A closure that returns whether a window is hidden.
    func noteCurrentPlaces(_ isHidden: (WindowController) -> Bool) {
        for entry in entries {
            guard let window = entry.window, window.isOpen, !isHidden(window) else {
                entry.current = nil
                continue
            }
            entry.current = WindowPlace(of: window)
        }
    }

    /// Removes the places after a moment, because that moment has become the present. A window that doesn't show its
    /// place of the moment stays where it is.
    func cut(after moment: Int) {
        for entry in entries {
            let kept = entry.changes.filter { $0.moment <= moment }
            entry.changes = kept.isEmpty && entry.wasOpenBefore ? Array(entry.changes.prefix(1)) : kept
        }
        entries.removeAll { $0.changes.isEmpty }
        for entry in entries where entry.current != entry.place(at: nil) {
            entry.changes.append((moment, entry.current))
        }
    }

    /// Forgets the windows that were closed before a moment.
    func forget(before moment: Int) {
        entries.removeAll { entry in
            guard let last = entry.changes.last else { return false }
            return last.place == nil && last.moment <= moment && entry.window?.isOpen != true
        }
    }
}

extension WindowController {
    /// The name of the window in the log.
    var logName: String { title ?? "\(type(of: self))" }
}

#endif
