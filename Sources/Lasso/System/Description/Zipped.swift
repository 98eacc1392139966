/// A result that runs two results in parallel.
struct Zipped<First, Second>: AsyncDescription {
    let first: any AsyncDescription<First>
    let second: any AsyncDescription<Second>

    func begin() -> AsyncStep<(First, Second)> {
        AsyncStep.zip(first.begin(), second.begin())
    }
}
