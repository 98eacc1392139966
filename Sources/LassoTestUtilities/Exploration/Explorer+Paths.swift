import Lasso

// The paths of places, and links.
extension Explorer {
    /// Goes to the path of each place: from the start, and from the place itself.
    func followPaths() async {
        var screens: [NavigationPath: Set<PlaceWindow.Screens>] = [:]
        for place in map.places {
            if let window = place.firstWindow { screens[place.path, default: []].insert(window.screens) }
        }
        var lost: [NavigationPath: (place: FlowPlace, message: String)] = [:]
        var hasLocations = false, mayHaveLocations = false
        func judge(_ followed: FollowedPath, of place: FlowPlace) {
            let outcome = followed.outcome
            hasLocations = hasLocations || outcome?.kind == .waiting || outcome?.reached.isEmpty == false
            mayHaveLocations = mayHaveLocations || hasLocations || outcome == nil
            // Behind each dialog or cover, there may be screens with the same path, one step further away.
            let coverCount = place.firstWindow?.screens.presentedCount ?? 0
            let isKnown = place.isExplored && place.depth + coverCount <= depth
            guard let fault = followed.fault(besides: isKnown ? screens[place.path] : nil) else { return }
            lost[place.path] = (place, "The path \(place.path) of \(place.name) \(fault)")
        }
        var tried: Set<NavigationPath> = [.top]
        for place in map.places where tried.insert(place.path).inserted {
            guard let walk = await beginWalk(.following(place.path)) else { break }
            judge(await walk.followFromStart(place.path), of: place)
            _ = await map.end(walk)
        }
        // Each of the following walks has a report of its own.
        stopReport.set([])
        for place in map.places where mayHaveLocations && place.isExplored && place.firstWindow != nil {
            guard !place.path.isEmpty, lost[place.path] == nil else { continue }
            guard !isOver else {
                map.isComplete = false
                break
            }
            let walks = PlaceWalks(from: place, in: exploration)
            guard let followed = await walks.followPath() else {
                addDifferences(of: walks)
                map.isComplete = false
                continue
            }
            judge(followed, of: place)
        }
        // A flow that follows no path has no locations, although its controllers may have names.
        guard hasLocations else { return }
        for (place, message) in lost.values.sorted(by: { $0.place.number < $1.place.number }) {
            add(.lostPath, message, place.way, "await walk.expectPathLeadsBack()")
        }
    }

    /// Follows the links of the inputs from the start.
    func followLinks() async {
        for link in inputs.flatMap(\.links) {
            let step = WalkStep.following(link)
            guard let walk = await beginWalk(step) else { break }
            let outcome = await walk.follow(link)
            let place = FlowPlace(way: [], walk, PlaceSnapshot(of: walk))
            if map.isExhausted, outcome?.hasArrived == true, !map.leadsToScreens(of: place) {
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
