/// A result that makes a value of another's error.
struct Recovered<Value>: AsyncDescription {
    let source: any AsyncDescription<Value>
    let recover: @MainActor (any Error) -> Value

    func begin() -> AsyncStep<Value> {
        source.begin().recover(recover)
    }
}
