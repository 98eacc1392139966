/// A result that replaces the error of another result with a value.
struct Recovered<Value>: AsyncDescription {
    let source: any AsyncDescription<Value>
    let recover: @MainActor (any Error) -> Value

    func begin() -> AsyncStep<Value> {
        source.begin().recover(recover)
    }
}
