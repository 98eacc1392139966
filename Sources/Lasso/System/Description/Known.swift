/// A result that is known when it is created.
struct Known<Value>: AsyncDescription {
    let result: Result<Value, any Error>

    func begin() -> AsyncStep<Value> {
        AsyncStep(outcome: .known(result))
    }
}
