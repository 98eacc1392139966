import Lasso

/// Where a path of a place has led in a walk.
@MainActor
struct FollowedPath {
    /// The places from which a path is followed.
    enum Origin {
        /// The start of the flow.
        case start
        /// The place that has the path.
        case place
    }

    /// The outcome; `nil` if no flow is in the window, or if a question has to be answered first.
    let outcome: NavigationOutcome?

    private let path: NavigationPath
    private let origin: Origin
    // What is in the first window now.
    private let reached: NavigationPath
    private let shown: PlaceWindow

    fileprivate init(_ path: NavigationPath, from origin: Origin, _ outcome: NavigationOutcome?, in walk: FlowWalk) {
        (self.path, self.origin, self.outcome) = (path, origin, outcome)
        reached = walk.window.path
        shown = walk.firstWindow
    }

    /// Returns what is wrong, in words after the name of the path; `nil` if nothing is, or if the location waits, and
    /// is shown later.
    ///
    /// - Parameter screens: The screens of the places that have the path, such as a list with a dialog that has no name
    ///   in paths, and without it; `nil` if they aren't known.
    func fault(besides screens: Set<PlaceWindow.Screens>?) -> String? {
        guard let outcome else { return nil }
        let from = origin == .place ? " from the place itself" : ""
        if outcome.kind == .unknown { return "doesn't lead back there\(from): \(outcome)" }
        if outcome.hasArrived, reached != path { return "doesn't lead back there\(from), but to \(reached)." }
        guard outcome.hasArrived, let screens, !screens.contains(shown.screens) else { return nil }
        return "leads to other screens\(from): \(shown.name)."
    }
}

extension FlowWalk {
    /// The window in which the flow was started, as it is now.
    var firstWindow: PlaceWindow { PlaceWindow(WalkWindow(controller: window, index: 0), in: self) }

    /// Goes to the path of a place as a link does. This walk is at its start.
    ///
    /// - Parameter path: The path.
    func followFromStart(_ path: NavigationPath) async -> FollowedPath {
        FollowedPath(path, from: .start, await follow(path), in: self)
    }

    /// Goes to the top, and from there to the path of this place, as links do. If the user is asked before, or has to
    /// stay, the way to the path begins at the place.
    func followFromPlace() async -> FollowedPath {
        let path = window.path
        if window.question == nil { _ = await follow(.top) }
        return FollowedPath(path, from: .place, await follow(path), in: self)
    }
}
