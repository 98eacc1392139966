import FlowCases
import LassoGtk
import Testing

@testable import LassoDemo
@testable import LassoTestUtilities

/// Walks at random through the application, much deeper than an exploration goes.
@MainActor
struct RandomWalkTests {
    private static let samples = ["counter", "counter-flow", "view-modules", "bindings", "tabs", "welcome-pages"]

    /// The largest number of steps in a walk. Each step looks at all stores of its walk, so short walks are faster.
    private static let walkLength = 200

    @Test func whoeverDoesAnythingManyTimesFindsNoFaultAndLeavesNothingBehind() async throws {
        var random = SeededGenerator(state: Endurance.seed(7))
        var stepCount = 0, seen: Set<ObjectIdentifier> = []
        let count = Endurance.count(100, long: 100_000)
        // A store that is kept takes more than 300 bytes, and every walk creates dozens.
        try await Endurance.expectConstantMemory(ofEach: "step", rounds: 10, count, short: nil, long: 1) {
            let end = stepCount + count
            while stepCount < end {
                let limit = min(Self.walkLength, end - stepCount)
                stepCount += try await takeWalk(noting: &seen, upTo: limit, with: &random)
            }
        }
        let expected: [AnyObject.Type] = [
            LoginScreenStore.self, CreateAccountScreenStore.self, GalleryScreenStore.self,
        ]
        #expect(expected.allSatisfy { seen.contains(ObjectIdentifier($0)) })
    }

    /// Takes steps at random, and closes the first window at the end.
    ///
    /// - Parameters:
    ///   - seen: The classes of the stores that were in front.
    ///   - limit: The largest number of steps.
    ///   - random: The generator that chooses the steps.
    /// - Returns: The number of steps.
    private func takeWalk(
        noting seen: inout Set<ObjectIdentifier>,
        upTo limit: Int,
        with random: inout SeededGenerator
    ) async throws -> Int {
        let inputs = DemoExploration.inputs(samples: Self.samples)
        let walk = await FlowWalk { DemoExploration.makeFlow() }
        while walk.taken.count < limit {
            let isInOneWindow = walk.windows.count == 1
            let steps = walk.possibleSteps(inputs).filter { !(isInOneWindow && $0.kind == .closingWindow) }
            if steps.isEmpty { break }
            _ = await walk.take(random.element(of: steps))
            seen.formUnion(walk.storesInFront.map { ObjectIdentifier(type(of: $0)) })
        }
        let way = walk.taken.map(\.code)
        let faults = await walk.end()
        try #require(faults.isEmpty, "\(faults.map(\.description))\n\(way.joined(separator: "\n"))")
        return way.count
    }
}
