extension Asking {
    /// Shows a toast, and doesn't wait for its end.
    ///
    /// It is shown in the window or the dialog of the controller, after the toasts that are there, and is withdrawn
    /// when the controller leaves the hierarchy. So a message that is to stay when a dialog closes is shown by the
    /// flow, or by the controller below the dialog.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - duration: The time that the toast is shown; `nil` if it is shown until the user dismisses it.
    ///
    /// Source: `adw_toast_overlay_add_toast`.
    public func toast(_ text: String, duration: Duration? = Toast.defaultDuration) {
        // On the way to an earlier moment, nothing happens that a toast could tell.
        guard !ApplicationPause.isMoving else { return }
        PostedToast(Toast(text, duration: duration), reporting: .nothing) { _ in }.post(by: askingController)
    }

    /// Shows a toast with a button, and waits for its end.
    ///
    /// ```swift
    /// func didDelete(_ task: TaskItem) async {
    ///     if await toast("Task deleted", button: "Undo") { store.dispatchAction(.didTapUndo(task)) }
    /// }
    /// ```
    ///
    /// It is shown in the window or the dialog of the controller, after the toasts that are there. It is withdrawn when
    /// the controller leaves the hierarchy, and when the task is canceled.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - button: The label of the button.
    ///   - duration: The time that the toast is shown; `nil` if it is shown until the user dismisses it.
    /// - Returns: Whether the user has pressed the button.
    ///
    /// Source: `AdwToast:button-label`, `AdwToast::button-clicked`.
    public func toast(
        _ text: String,
        button: String,
        duration: Duration? = Toast.defaultDuration
    ) async -> Bool {
        guard !Task.isCancelled, !ApplicationPause.isMoving else { return false }
        let shown = WeakToast()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let posted = PostedToast(Toast(text, button: button, duration: duration), reporting: .isPressed) {
                    continuation.resume(returning: $0)
                }
                shown.toast = posted
                posted.post(by: askingController)
            }
        } onCancel: {
            Task { @MainActor in shown.toast?.end(nil) }
        }
        return outcome == .pressedButton
    }
}

/// A weak reference to a toast.
@MainActor
private final class WeakToast {
    weak var toast: PostedToast?
}
