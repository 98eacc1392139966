/// A result that continues with another result.
struct FlatMapped<Source, Value>: AsyncDescription {
    let source: any AsyncDescription<Source>
    let transform: @MainActor (Source) -> AsyncResult<Value>

    func begin() -> AsyncStep<Value> {
        source.begin().flatMap { [transform] in transform($0).description.begin() }
    }
}
