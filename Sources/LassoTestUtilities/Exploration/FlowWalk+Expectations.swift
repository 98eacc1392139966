import Lasso

// The expectations of the tests of findings.
extension FlowWalk {
    /// Closes all windows, and fails the test once for each fault of the walk: an output that nobody observes, a
    /// question that is asked twice, unsaved changes that are left without a question, an effect that runs on after its
    /// screen has gone, and whatever is still alive.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func finish(file: StaticString = #filePath, line: UInt = #line) async {
        let location = TestLocation(file: file, line: line)
        guard !hasEnded else {
            // A step that wasn't possible has been reported.
            guard !hasFailed else { return }
            return reportFailure("finish(): The walk has ended. Call finish() once, at the end.", at: location)
        }
        for fault in await end() { reportFailure(fault.description, at: location) }
    }

    /// Fails the test if nothing that the user does in the window, no result of a service, and no passing of time leads
    /// out of the screen or question.
    ///
    /// Several steps may be needed, such as to fill in a form. To close the window is a way out only if it is a further
    /// one in which nothing has been done. The steps are tried in other walks: up to a thousand of them, and fewer if
    /// the ways are long. All windows are closed afterwards.
    ///
    /// - Parameters:
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - inputs: The inputs to try, as those of an exploration.
    public func expectWayOut(
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line,
        @InputsBuilder inputs: () -> [Inputs] = { [] }
    ) async {
        let place = FlowPlace(way: taken, self, PlaceSnapshot(of: self)), inputs = inputs()
        let steps = possibleSteps(inputs)
        let map = FlowMap(start, source: .unknown)
        _ = await map.end(self)
        guard place.windows.indices.contains(window) else {
            return reportFailure("There is no window \(window + 1).", at: TestLocation(file: file, line: line))
        }
        let search = WayOutSearch(start, inputs: inputs, map: map)
        let result = await search.result(from: place, window: window), name = place.windows[window].name
        let tried = steps.isEmpty ? "nothing" : steps.map(\.description).joined(separator: ", ")
        let text: String
        switch result {
        case .wayOut: return
        case .deadEnd: text = "No step leads out of \(name)."
        case .unknown:
            text =
                "No step is known to lead out of \(name): there are more states than are tried, or the same steps lead "
                + "to different places."
        }
        reportFailure("\(text) Tried: \(tried).", at: TestLocation(file: file, line: line))
    }

    /// Fails the test if no steps of the user lead to the screens that this walk shows, such as after following a link.
    ///
    /// The screens are told apart as in an exploration: by their classes and modules, their positions, and their names
    /// in paths, but not by their titles, which may follow the state. The flow is explored from its start. All windows
    /// are closed before.
    ///
    /// - Parameters:
    ///   - depth: The largest number of steps from the start.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - inputs: The inputs to try, as those of an exploration.
    public func expectStepsLeadHere(
        depth: Int,
        file: StaticString = #filePath,
        line: UInt = #line,
        @InputsBuilder inputs: () -> [Inputs] = { [] }
    ) async {
        let place = FlowPlace(way: [], self, PlaceSnapshot(of: self))
        _ = await end()
        let explorer = Explorer(start, inputs: inputs().filter(\.links.isEmpty), source: .unknown)
        let map = await explorer.explore(depth: depth)
        guard !map.leadsToScreens(of: place) else { return }
        reportFailure("No step of the user leads to \(place.name).", at: TestLocation(file: file, line: line))
    }

    /// Takes a step, and fails the test if neither the place nor a state changes, no effect starts or ends, and nothing
    /// is emitted.
    ///
    /// ```swift
    /// try await walk.expectChange { try await walk.send(.didTapLogin, to: LoginScreenModule.self) }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - step: A closure that takes the step.
    /// - Throws: The error of the closure.
    public func expectChange(
        file: StaticString = #filePath,
        line: UInt = #line,
        after step: @MainActor () async throws -> Void
    ) async throws {
        let (events, before) = (effectiveEventCount, PlaceSnapshot(of: self))
        try await step()
        guard events == effectiveEventCount, before.isSame(as: PlaceSnapshot(of: self)) else { return }
        reportFailure("The step changes nothing.", at: TestLocation(file: file, line: line))
    }

    /// Takes the same steps in another walk, and fails the test if they lead to another place.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if a step isn't possible there.
    public func expectSamePlaceAgain(file: StaticString = #filePath, line: UInt = #line) async throws {
        let place = PlaceSnapshot(of: self)
        let other = await FlowWalk(start, taking: taken)
        let otherPlace = PlaceSnapshot(of: other)
        if !place.isSame(as: otherPlace) {
            let differences = place.differences(in: otherPlace).joined(separator: "\n")
            reportFailure("The same steps lead to another place:\n\(differences)", at: .init(file: file, line: line))
        }
        _ = await other.end()
    }

    /// Goes to the path of this place in other walks, and fails the test if that leads elsewhere, or to other screens.
    ///
    /// One walk begins at the start. The other one takes the same steps, and goes to the top, and from there to the
    /// path. If the user is asked before, or has to stay, it goes directly to the path. A dialog without a name in
    /// paths has the path of what is behind it, so the screens may also be those of an earlier place of this walk with
    /// that path. All windows are closed before.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectPathLeadsBack(file: StaticString = #filePath, line: UInt = #line) async {
        let path = window.path, location = TestLocation(file: file, line: line)
        _ = await end()
        let fresh = await FlowWalk(start)
        let fromStart = await fresh.followFromStart(path)
        _ = await fresh.end()
        let same = await FlowWalk(start)
        var screens: Set<PlaceWindow.Screens> = same.window.path == path ? [same.firstWindow.screens] : []
        for step in taken {
            guard await same.take(step) else { break }
            if same.window.path == path { screens.insert(same.firstWindow.screens) }
        }
        guard same.window.path == path else {
            let other = same.window.path
            _ = await same.end()
            return reportFailure("The same steps lead to \(other), not \(path).", at: location)
        }
        let fromPlace = await same.followFromPlace()
        _ = await same.end()
        let all = [fromStart, fromPlace], faults = all.compactMap { $0.fault(besides: screens) }
        for fault in faults { reportFailure("The path \(path) \(fault)", at: location) }
        // What waits at the start may be shown later.
        guard faults.isEmpty, !all.contains(where: { $0.outcome?.hasArrived == true }) else { return }
        let end = all.compactMap(\.outcome).last.map { "\($0)" } ?? "A question has to be answered first."
        reportFailure("The path \(path) doesn't lead back: \(end)", at: location)
    }
}
