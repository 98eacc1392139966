/// A result that makes something else of another's value.
struct Mapped<Source, Value>: AsyncDescription {
    let source: any AsyncDescription<Source>
    let transform: @MainActor (Source) -> Value

    func begin() -> AsyncStep<Value> {
        source.begin().map(transform)
    }
}
