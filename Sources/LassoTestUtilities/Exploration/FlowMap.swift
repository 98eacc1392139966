import Lasso

/// The places of a flow and the steps between them, with the faults that were found on the way.
@MainActor
public final class FlowMap: @MainActor CustomStringConvertible {
    /// The places, in the order in which they were found.
    public internal(set) var places: [FlowPlace] = []
    /// The findings, those with the shortest ways first.
    public internal(set) var findings: [FlowFinding] = []
    /// The number of steps taken, also those that led to a place that was known.
    public internal(set) var stepCount = 0
    /// Whether every place within the depth was explored, every path and link was followed, and for every screen it is
    /// known whether there is a way out. Otherwise, a limit of steps or time was reached, the same steps led to
    /// different places, or a screen has too many states.
    ///
    /// A complete map may end at the depth, with places from which no step was taken: ``isExhausted``.
    public internal(set) var isComplete = false

    /// Whether the steps from all places were taken, because none is as far away as the depth, no limit of steps or
    /// time was reached, and the same steps always led to the same places.
    ///
    /// A place that is further away may be one that an action changes, or that a link leads to. So actions that change
    /// nothing, and links that lead where no step does, are judged only in an exhausted map:
    /// ``FlowFinding/Kind/ignoredAction`` and ``FlowFinding/Kind/onlyByLink``. The ``description`` says so.
    public var isExhausted: Bool { places.allSatisfy(\.isExplored) }

    /// The source of the exploration, for tests of findings.
    let source: ExplorationSource
    private let start: WalkStart
    // The names of what was alive after a walk.
    private var living: Set<String> = []

    init(_ start: WalkStart, source: ExplorationSource) {
        (self.start, self.source) = (start, source)
    }

    /// Walks to a place.
    ///
    /// - Parameters:
    ///   - place: A place of this map.
    ///   - stage: The stage on which the window is opened, such as one that draws.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Returns: The walk. It ends with ``FlowWalk/finish(file:line:)``.
    /// - Throws: The failure, already reported, if a step of the way isn't possible this time.
    public func walk(
        to place: FlowPlace,
        on stage: any FlowStage = HeadlessFlowStage(),
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws -> FlowWalk {
        let walk = await FlowWalk(start, on: stage)
        for step in place.way { try await walk.take(step, TestLocation(file: file, line: line)) }
        return walk
    }

    /// The names of the modules whose screens were in front somewhere.
    public var screens: Set<String> { Set(places.flatMap(\.screens)) }

    /// Returns whether steps lead to what a place shows: whether the windows of a place of this map have the same
    /// screens, whatever their titles are.
    ///
    /// - Parameter place: A place of another walk.
    func leadsToScreens(of place: FlowPlace) -> Bool {
        let screens = place.windows.map(\.screens)
        return places.contains { $0.windows.map(\.screens) == screens }
    }

    /// The findings as tests that fail, to paste into a suite. Their names are different.
    public var tests: [String] {
        var names: Set<String> = []
        return findings.map { finding in
            var name = finding.name, number = 1
            while !names.insert(name).inserted {
                number += 1
                name = "\(finding.name)_\(number)"
            }
            return finding.test(named: name, starting: source.flow)
        }
    }

    /// Ends a walk. What was never released after an earlier one isn't waited for again.
    ///
    /// - Parameter walk: The walk.
    /// - Returns: The faults of the whole walk.
    func end(_ walk: FlowWalk) async -> [WalkFault] {
        let faults = await walk.end(knownToLive: living)
        for case .alive(let text, _) in faults { living.insert(text) }
        return faults
    }

    /// Moves the findings with the shortest ways to the front.
    func sortFindings() {
        let sorted = findings.enumerated().sorted {
            ($0.element.way.count, $0.offset) < ($1.element.way.count, $1.offset)
        }
        findings = sorted.map(\.element)
    }

    /// The numbers of places, steps, and findings.
    public var summary: String { "\(places.count) places, \(stepCount) steps, \(findings.count) findings" }

    /// The ``summary``, and the kinds of findings that weren't judged if the map isn't exhausted.
    public var description: String {
        let count = places.count { !$0.isExplored }
        guard count > 0 else { return summary }
        let places = count == 1 ? "1 place" : "\(count) places"
        let kinds = FlowFinding.Kind.allCases.filter(\.needsAllPlaces).map(\.rawValue).joined(separator: ", ")
        return "\(summary)\nnot judged, because not all steps from \(places) were taken: \(kinds)"
    }

    // MARK: Expectations

    /// Fails the test once for each finding, with the shortest way to it and a test to paste.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of findings that count.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectNoFindings(
        _ kinds: [FlowFinding.Kind] = FlowFinding.Kind.allCases,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for (finding, test) in zip(findings, tests) where kinds.contains(finding.kind) {
            reportFailure("\(finding.message)\n\n\(test)", at: TestLocation(file: file, line: line))
        }
    }

    /// Fails the test once for each screen or question that no step leads out of, whatever is done there.
    ///
    /// The only screen of a flow doesn't count, because an application may consist of one page.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectNoDeadEnds(file: StaticString = #filePath, line: UInt = #line) {
        expectNoFindings([.deadEnd], file: file, line: line)
    }

    /// Fails the test once for each module whose screen was nowhere in front.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectAllScreensReached(
        _ modules: [any StoreModule.Type],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let reached = Set(places.flatMap(\.modules))
        for module in modules where !reached.contains(ObjectIdentifier(module)) {
            let others = screens.sorted().joined(separator: ", ")
            let text = "No step leads to \(TypeName.text(of: module)). Reached: \(others)."
            reportFailure(text, at: TestLocation(file: file, line: line))
        }
    }

    /// Fails the test once for each module whose screens have no path of their own in the first window: nothing tells
    /// where the user is, so that no link leads there, and the application can't return there after it starts again.
    ///
    /// A path stands for the place with that path that is nearest to the start. Screens of later places that have the
    /// same path, such as dialogs without a name in paths, have no path of their own.
    ///
    /// - Parameters:
    ///   - exceptions: The modules whose screens need no path.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectAllScreensHavePaths(
        except exceptions: [any StoreModule.Type] = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var paths: [NavigationPath: FlowPlace] = [:]
        for place in places where paths[place.path] == nil { paths[place.path] = place }
        var known = Set(exceptions.map { ObjectIdentifier($0) }).union(paths.values.flatMap(\.modules))
        for place in places {
            guard let module = place.firstWindow?.module, known.insert(ObjectIdentifier(module)).inserted else {
                continue
            }
            let other = paths[place.path].map { ", which is the path of \($0.name)" } ?? ""
            let text = "\(TypeName.text(of: module)) has no path of its own. It is shown at \(place.path)\(other)."
            reportFailure(text, at: TestLocation(file: file, line: line))
        }
    }
}
