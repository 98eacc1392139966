import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct CounterFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    @Test func theFlowLeadsFromTheBeginningToTheResultAndBack() throws {
        let beginning: CounterBeginningViewController = try assertPushed(
            after: rootController,
            when: { CounterFlow().start(with: pushed(in: navigationController)) }
        )
        beginning.dispatchAction(.didChangeValue(4.0))
        let counter: CounterViewController = try assertPushed(
            after: beginning,
            when: { beginning.dispatchAction(.didTapCount) }
        )
        counter.dispatchAction(.didTapDecrement)
        let result: CounterResultViewController = try assertPushed(
            after: counter,
            when: { counter.dispatchAction(.didTapFinish) }
        )
        #expect(result.state == CounterResultModule.State(first: 4, last: 3))
        try assertPopped(from: result, to: beginning, when: { result.dispatchAction(.didTapCountAgain) })
        #expect(beginning.state.value == 4)
    }

    @Test func aPathLeadsToTheCounter() async throws {
        let flow = CounterFlow()
        flow.start(with: root(of: navigationController))
        #expect(await flow.go(to: "/count").kind == .arrived)
        #expect(navigationController.topController is CounterViewController)
        #expect(await flow.go(to: "/result").kind == .unknown)
    }

    @Test(arguments: [(0, 0, 0), (3, -2, 5), (.min, .max, .max)] as [(Int, Int, UInt)])
    func theDistanceIsRight(first: Int, last: Int, distance: UInt) {
        #expect(CounterResultModule.State(first: first, last: last).distance == distance)
        #expect(CounterResultModule.State(first: last, last: first).distance == distance)
    }
}
