extension Controller {
    /// The path from this controller on to where the user is. ``NavigationPath`` describes how it is made.
    public final var path: NavigationPath {
        NavigationPath(way.compactMap(\.pathComponent))
    }

    /// Returns the child with a name in paths.
    ///
    /// - Parameter name: The ``pathComponent`` to look for.
    /// - Returns: The first one of ``children`` with that name; `nil` if there is none.
    public final func child(named name: String) -> Controller? {
        children.first { $0.pathComponent == name }
    }

    /// The controllers from this one on to where the user is, including those presented there.
    package final var way: [Controller] { way(withPresented: true) }

    /// The ``way`` for each possible selection of tabs and pages on it.
    package final var waysOfSelections: [[Controller]] {
        let selectable = (self as? SelectionController)?.controllers ?? []
        let trails = selectable.isEmpty ? [trail] : selectable.map { [$0] }
        let ways = trails.flatMap { trail in
            let covered = [self] + trail.dropLast().flatMap { $0.way(withPresented: false) }
            return trail.last.map { $0.waysOfSelections.map { covered + $0 } } ?? [covered]
        }
        guard let presented = presentedController?.waysOfSelections else { return ways }
        return ways.flatMap { way in presented.map { way + $0 } }
    }

    /// Returns the controllers from this one on to where the user is.
    ///
    /// - Parameter withPresented: Whether the way continues to presented controllers.
    final func way(withPresented: Bool) -> [Controller] {
        let trail = trail
        var way = [self]
        for step in trail {
            // A controller that is covered presents nothing on the screen.
            way += step.way(withPresented: withPresented && step === trail.last)
        }
        if withPresented, let presentedController { way += presentedController.way }
        return way
    }
}
