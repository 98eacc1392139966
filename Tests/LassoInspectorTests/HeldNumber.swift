/// Returns a closure that waits for a number, for the loads of a store, and the sender of the number.
func heldNumber() -> (load: @MainActor () async -> Int, sender: AsyncStream<Int>.Continuation) {
    let (numbers, sender) = AsyncStream<Int>.makeStream()
    let load: @MainActor () async -> Int = {
        for await number in numbers { return number }
        return 0
    }
    return (load, sender)
}
