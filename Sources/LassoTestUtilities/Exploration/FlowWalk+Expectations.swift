import Lasso

// The expectations of the tests of findings.
extension FlowWalk {
    /// Closes all windows, and fails the test once for each fault of the walk: an output that nobody observes, a
    /// question that is asked twice, unsaved changes that are left without a question, and whatever is still alive.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func finish(file: StaticString = #filePath, line: UInt = #line) async {
        for fault in await end() { reportFailure(fault.description, at: TestLocation(file: file, line: line)) }
    }

    /// Fails the test if no step of the user in a window, of a service, or of time leads out of this place.
    ///
    /// To close the window is a way out only if it is a further one in which nothing has been done. Each step is tried
    /// in another walk. All windows are closed afterwards.
    ///
    /// - Parameters:
    ///   - window: The number of open windows that were opened before the one to try.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - inputs: The inputs to try, as those of an exploration.
    public func expectWayOut(
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line,
        @InputsBuilder inputs: () -> [Inputs] = { [] }
    ) async {
        let place = FlowPlace(way: [], self, PlaceSnapshot(of: self))
        guard place.windows.indices.contains(window) else {
            _ = await end()
            return reportFailure("There is no window \(window + 1).", at: TestLocation(file: file, line: line))
        }
        let steps = possibleSteps(inputs()), way = taken
        _ = await end()
        for step in steps {
            let walk = await FlowWalk(start, taking: way)
            let outputs = walk.flowOutputCount
            let isPossible = await walk.take(step)
            let isElsewhere = !place.snapshot.isSame(as: PlaceSnapshot(of: walk))
            let isLeft = place.isLeft(window, by: step, to: walk.placeWindows, isElsewhere: isElsewhere)
            let isWayOut = isPossible && (isLeft || walk.flowOutputCount > outputs)
            _ = await walk.end()
            if isWayOut { return }
        }
        let tried = steps.isEmpty ? "nothing" : steps.map(\.description).joined(separator: ", ")
        let text = "No step leads out of \(place.windows[window].name). Tried: \(tried)."
        reportFailure(text, at: TestLocation(file: file, line: line))
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
        let (events, before) = (eventCount, PlaceSnapshot(of: self))
        try await step()
        guard events == eventCount, before.isSame(as: PlaceSnapshot(of: self)) else { return }
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
        if !place.isSame(as: PlaceSnapshot(of: other)) {
            reportFailure("The same steps lead to another place:\n\(other.summary)", at: .init(file: file, line: line))
        }
        _ = await other.end()
    }

    /// Goes to the path of this place in another walk, and fails the test if that leads elsewhere.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectPathLeadsBack(file: StaticString = #filePath, line: UInt = #line) async {
        let path = window.path
        let other = await FlowWalk(start)
        let outcome = await other.follow(path)
        if outcome == nil || other.window.path != path {
            let end = outcome.map { "\($0)" } ?? "A question has to be answered first."
            reportFailure("The path \(path) doesn't lead back: \(end)", at: TestLocation(file: file, line: line))
        }
        _ = await other.end()
        _ = await end()
    }
}
