#if LASSO_INSPECTOR
import LassoGtk

/// The places that the windows of an application have shown.
final class WindowPlaces {
    private final class Places {
        weak var window: WindowController?
        var changes: [(moment: Int, path: NavigationPath)]
        /// The place that the window shows now, which is an earlier one while an earlier moment is shown.
        var current: NavigationPath

        init(of window: WindowController, _ path: NavigationPath, at moment: Int) {
            self.window = window
            (changes, current) = ([(moment, path)], path)
        }
    }

    private var places: [Places] = []

    /// Returns the place that a window is known to show.
    func currentPlace(of window: WindowController) -> NavigationPath? {
        places.first { $0.window === window }?.current
    }

    /// Notes the places that the windows show after time travel.
    func noteCurrentPlaces() {
        for places in places { places.current = places.window?.path ?? places.current }
    }

    /// Adds a place.
    func append(_ path: NavigationPath, of window: WindowController, at moment: Int) {
        places.removeAll { $0.window == nil }
        if let known = places.first(where: { $0.window === window }) {
            known.changes.append((moment, path))
            known.current = path
        } else {
            places.append(Places(of: window, path, at: moment))
        }
    }

    /// Returns the windows that are alive, with the places that they have shown at a moment.
    ///
    /// - Parameter moment: The moment; `nil` for now.
    func places(at moment: Int?) -> [(window: WindowController, path: NavigationPath)] {
        places.compactMap { places in
            guard let window = places.window, let first = places.changes.first else { return nil }
            let change = moment.map { moment in places.changes.last { $0.moment <= moment } ?? first }
            return (window, (change ?? places.changes.last ?? first).path)
        }
    }

    /// Removes the places after a moment, because that moment has become the present.
    func cut(after moment: Int) {
        for places in places {
            let kept = places.changes.filter { $0.moment <= moment }
            places.changes = kept.isEmpty ? Array(places.changes.prefix(1)) : kept
        }
    }
}

#endif
