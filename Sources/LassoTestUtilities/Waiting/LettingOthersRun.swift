/// Lets tasks run that can, on the main actor and on threads of their own, until they wait again.
///
/// A task that goes on passes through a thread before it is back on its actor. So what is waited for is behind it in
/// both places, and a few times, since what follows may pass through there again.
func letOthersRun() async {
    for _ in 0..<25 {
        await Task.detached(priority: .background) { await Task.yield() }.value
        await MainActor.run {}
    }
}
