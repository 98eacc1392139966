import FlowCases
import Lasso
import Testing

/// Each of many observers is called for the changes of its own part of the state, and for no others.
@MainActor
struct ManyObserversTests {
    private static let small: [WritableKeyPath<Numbers, Int>] = [\.first, \.second, \.third, \.fourth, \.fifth]
    // In a state of more than 63 words, properties share parts.
    private static let large: [WritableKeyPath<LargeState, Int>] = [
        \.numbers.first, \.numbers.fifth, \.rest.7.second, \.rest.7.third, \.rest.13.fourth, \.last,
    ]

    @Test(arguments: [1, 2, 15, 16, 17, 18, 150])
    func eachIsCalledForItsPartWhileOthersComeAndGo(count: Int) {
        change(ManyStore<Numbers>(with: Numbers()), Self.small, observerCount: count)
        change(ManyStore<LargeState>(with: LargeState()), Self.large, observerCount: count)
    }

    private func change<State>(
        _ store: ManyStore<State>,
        _ properties: [WritableKeyPath<State, Int>],
        observerCount: Int
    ) {
        var generator = SeededGenerator(state: UInt64(observerCount))
        var calls: [Int: [Int]] = [:]
        var expected: [Int: [Int]] = [:]
        var observers: [(property: Int, observation: Observation)?] = []
        func observe() {
            let number = observers.count
            let property = Int.random(in: properties.indices, using: &generator)
            expected[number] = [store.state[keyPath: properties[property]]]
            observers.append(
                (property, store.observeState(properties[property]) { calls[number, default: []].append($0) })
            )
        }
        for _ in 0..<observerCount { observe() }
        for step in 1...200 {
            let property = Int.random(in: properties.indices, using: &generator)
            store.update { $0[keyPath: properties[property]] = step }
            for (number, observer) in observers.enumerated() where observer?.property == property {
                expected[number]?.append(step)
            }
            let number = Int.random(in: observers.indices, using: &generator)
            observers[number]?.observation.cancel()
            observers[number] = nil
            if step % 3 == 0 { observe() }
        }
        #expect(calls == expected)
    }
}

private struct Numbers: Equatable {
    var first = 0
    var second = 0
    var third = 0
    var fourth = 0
    var fifth = 0
}

private struct LargeState {
    typealias Rest = (
        Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers,
        Numbers,
        Numbers
    )

    var numbers = Numbers()
    var isShown = false
    var rest: Rest = (
        .init(), .init(), .init(), .init(), .init(), .init(), .init(), .init(), .init(), .init(), .init(), .init(),
        .init(),
        .init()
    )
    var last = 0
    // The last part is smaller than the others.
    var ending: UInt8 = 0
}

private enum ManyModule<State>: StoreModule {
    typealias Action = Never
}

private final class ManyStore<State>: LassoStore<ManyModule<State>> {}
