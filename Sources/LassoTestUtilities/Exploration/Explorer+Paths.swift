import Lasso

// The paths of places, and links.
extension Explorer {
    /// Goes to the path of each place from the start.
    func followPaths() async {
        var screens: [NavigationPath: Set<PlaceWindow.Screens>] = [:]
        for place in map.places {
            if let window = place.firstWindow { screens[place.path, default: []].insert(window.screens) }
        }
        var tried: Set<NavigationPath> = [.top]
        var lost: [(place: FlowPlace, message: String)] = []
        var hasLocations = false
        for place in map.places where tried.insert(place.path).inserted {
            guard let walk = await beginWalk(.following(place.path)) else { break }
            let outcome = await walk.follow(place.path)
            let shown = PlaceWindow(WalkWindow(controller: walk.window, index: 0), in: walk), path = walk.window.path
            _ = await map.end(walk)
            guard let outcome else { continue }
            hasLocations = hasLocations || !outcome.reached.isEmpty
            // A location that waits is shown later.
            if outcome.kind == .unknown || outcome.hasArrived && path != place.path {
                lost.append((place, "The path \(place.path) of \(place.name) doesn't lead back there: \(outcome)"))
            } else if outcome.hasArrived, place.isExplored, screens[place.path]?.contains(shown.screens) == false {
                lost.append((place, "The path \(place.path) of \(place.name) leads to other screens: \(shown.name)."))
            }
        }
        // A flow that follows no path has no locations, although its controllers may have names.
        guard hasLocations else { return }
        for (place, message) in lost { add(.lostPath, message, place.way, "await walk.expectPathLeadsBack()") }
    }

    /// Follows the links of the inputs from the start.
    ///
    /// - Parameter judgesPlaces: Whether all places that steps lead to are known, so that others are told apart.
    func followLinks(judgingPlaces judgesPlaces: Bool) async {
        for link in inputs.flatMap(\.links) {
            let step = WalkStep.following(link)
            guard let walk = await beginWalk(step) else { break }
            let outcome = await walk.follow(link)
            let place = FlowPlace(way: [], walk, PlaceSnapshot(of: walk))
            if judgesPlaces, outcome?.hasArrived == true, !map.leadsToScreens(of: place) {
                add(
                    .onlyByLink,
                    "The link \(link) leads to \(place.name), where no step of the user leads.",
                    [step],
                    "await walk.expectStepsLeadHere(depth: \(depth))\(map.source.inputs)"
                )
            }
            await finish(walk, way: [step])
        }
    }

    /// Begins a walk that takes one step.
    ///
    /// - Parameter step: The step.
    /// - Returns: The walk; `nil` if a limit of the exploration is reached.
    private func beginWalk(_ step: WalkStep) async -> FlowWalk? {
        guard !isOver else {
            map.isComplete = false
            return nil
        }
        map.stepCount += 1
        stopReport.set(after: [step])
        return await FlowWalk(start)
    }
}
