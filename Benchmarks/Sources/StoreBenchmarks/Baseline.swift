/// A hand-written alternative to a store: a state, and closures that compare the values that they show.
@MainActor
final class Baseline {
    private(set) var state: SampleState
    private var observers: [(SampleState, SampleState) -> Void] = []

    init(_ state: SampleState) {
        self.state = state
    }

    func observe<Value: Equatable>(
        _ value: @escaping (SampleState) -> Value,
        _ handler: @escaping (Value) -> Void
    ) {
        handler(value(state))
        observers.append { old, new in
            let newValue = value(new)
            if value(old) != newValue { handler(newValue) }
        }
    }

    @inline(never) func handle(_ action: SampleAction) {
        switch action {
        case .count: update { $0.first += 1 }
        case .name: update { $0.name = "another name, too long for a small string" }
        }
    }

    private func update(_ change: (inout SampleState) -> Void) {
        let old = state
        change(&state)
        for observer in observers { observer(old, state) }
    }
}

enum SampleAction { case count, name }

/// Three strings on the heap and five numbers.
struct SampleState: Equatable {
    var name = "a name that is too long for a small string"
    var street = "a street that is too long for a small string"
    var town = "a town that is too long for a small string"
    var first = 0
    var second = 0
    var third = 0
    var fourth = 0
    var fifth = 0
}
