extension Controller {
    /// Shows the toasts of a store's state in the window or the dialog of this controller, while the controller is in
    /// the hierarchy.
    ///
    /// Call it once, in ``viewDidLoad()``:
    ///
    /// ```swift
    /// bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
    /// ```
    ///
    /// The action is sent when the user has pressed the toast's button or dismissed it, and when its time is over. The
    /// store then removes the toast from the queue; while it doesn't, the toast stays in the state, and isn't shown
    /// again. No action is sent for a toast that the store removes itself.
    ///
    /// - Parameters:
    ///   - store: The store, which the binding keeps alive.
    ///   - keyPath: The queue of toasts in the state.
    ///   - action: A closure that returns the action for the end of a toast.
    /// - Returns: The observation, which can be canceled. The toasts are then withdrawn.
    @discardableResult
    public final func bindToasts<Store: AbstractViewStore>(
        to store: Store,
        _ keyPath: KeyPath<Store.State, ToastQueue>,
        action: @escaping @MainActor (Toast.ID, ToastOutcome) -> Store.Action
    ) -> Observation {
        let binding = ToastBinding(by: self) { id, outcome in store.dispatchAction(action(id, outcome)) }
        let observation = store.observeState(keyPath) { (queue: ToastQueue) in binding.show(queue) }
        notices.bindings.append(binding)
        return Observation.stopping { [weak self] in
            observation.cancel()
            binding.withdrawAll()
            self?.knownNotices?.bindings.removeAll { $0 === binding }
        }
        .cancelled(with: self)
    }
}

/// The toasts of a state, as they are posted.
@MainActor
private final class ToastBinding: NoticeBinding {
    private weak var controller: Controller?
    private let send: @MainActor (Toast.ID, ToastOutcome) -> Void
    private var queue = ToastQueue()
    private var posted: [Toast.ID: PostedToast] = [:]
    // The toasts that have ended while the store has yet to remove them from the queue.
    private var ended: Set<Toast.ID> = []

    init(by controller: Controller, _ send: @escaping @MainActor (Toast.ID, ToastOutcome) -> Void) {
        self.controller = controller
        self.send = send
    }

    func show(_ queue: ToastQueue) {
        self.queue = queue
        let ids = Set(queue.ids)
        ended.formIntersection(ids)
        for (id, toast) in posted where !ids.contains(id) { toast.end(nil) }
        postNew()
    }

    func controllerWillAppear() {
        // The controller may have been in no hierarchy when the toasts were added to the state.
        postNew()
    }

    func withdrawAll() {
        queue = ToastQueue()
        posted.values.forEach { $0.end(nil) }
    }

    private func postNew() {
        guard let controller, !controller.isGone else { return }
        for id in queue.ids where posted[id] == nil && !ended.contains(id) {
            guard let toast = queue[id] else { continue }
            let new = PostedToast(toast, reporting: .outcome) { [weak self] outcome in self?.didEnd(id, outcome) }
            posted[id] = new
            new.post(by: controller)
        }
    }

    private func didEnd(_ id: Toast.ID, _ outcome: ToastOutcome?) {
        posted[id] = nil
        guard let outcome else { return }
        ended.insert(id)
        send(id, outcome)
    }
}
