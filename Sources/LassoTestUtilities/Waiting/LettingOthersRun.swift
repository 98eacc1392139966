/// Lets runnable tasks run, on the main actor and on other threads, until they suspend again.
///
/// A task that resumes passes through a thread before it returns to its actor. So this function queues behind other
/// tasks in both places. It does so several times, because a resumed task may pass through both places again.
func letOthersRun() async {
    for _ in 0..<25 {
        await Task.detached(priority: .background) { await Task.yield() }.value
        await MainActor.run {}
    }
}
