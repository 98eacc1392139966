/// A result that transforms the value of another result.
struct Mapped<Source, Value>: AsyncDescription {
    let source: any AsyncDescription<Source>
    let transform: @MainActor (Source) -> Value

    func begin() -> AsyncStep<Value> {
        source.begin().map(transform)
    }
}
