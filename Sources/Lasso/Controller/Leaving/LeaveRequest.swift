/// A request to leave controllers, which may wait for an answer.
@MainActor
package final class LeaveRequest {
    private var completion: (@MainActor (Bool) -> Bool)?
    private var isCancelled = false
    /// The task that asks.
    var task: Task<Void, Never>?
    /// The controllers that have asked, and can be left.
    var asked: [Controller] = []
    /// Whether the user may be asked. Otherwise, what would be asked is refused.
    let asksUser: Bool

    /// Creates a request that has not begun.
    ///
    /// - Parameter asksUser: Whether the user may be asked.
    package init(asksUser: Bool = true) {
        self.asksUser = asksUser
    }

    /// Whether there is no answer yet.
    var isWaiting: Bool { completion != nil }

    /// Begins the request, unless it was canceled before.
    ///
    /// - Parameter completion: A closure called once with the answer, which returns whether the controllers were left.
    func begin(_ completion: @escaping @MainActor (Bool) -> Bool) {
        if isCancelled { _ = completion(false) } else { self.completion = completion }
    }

    /// Gives the answer, unless there is one.
    func end(_ isAllowed: Bool) {
        let (completion, asked) = (completion, asked)
        (self.completion, self.asked) = (nil, [])
        task = nil
        if completion?(isAllowed) != true { asked.forEach { $0.didStay() } }
    }

    /// Ends the request: nothing is left, and the task that asks is canceled.
    package func cancel() {
        isCancelled = true
        task?.cancel()
        end(false)
    }
}
