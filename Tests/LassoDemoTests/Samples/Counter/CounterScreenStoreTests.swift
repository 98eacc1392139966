import LassoTestUtilities
import Testing

@testable import LassoDemo

struct CounterScreenStoreTests {
    @Test func itCountsAndReportsTheEnd() async {
        let test = TestStore(CounterScreenStore(with: .init()))
        test.send(.didTapIncrement) { $0.value = 1 }
        test.send(.didTapIncrement) { $0.value = 2 }
        test.send(.didTapDecrement) { $0.value = 1 }
        test.send(.didTapFinish)
        await test.receive(.didFinish(value: 1))
        await test.finish()
    }

    @Test func itStaysAtTheLimits() async {
        let highest = TestStore(CounterScreenStore(with: .init(value: .max)))
        highest.send(.didTapIncrement)
        await highest.finish()
        let lowest = TestStore(CounterScreenStore(with: .init(value: .min)))
        lowest.send(.didTapDecrement)
        await lowest.finish()
    }
}
