/// A result that shows a state while it is loading.
struct Loading<Value>: AsyncDescription {
    let source: any AsyncDescription<Value>
    let state: LoadingState<Value>

    func begin() -> AsyncStep<Value> {
        var step = source.begin()
        step.loading = state
        return step
    }
}
