extension Asking {
    /// Shows a banner at the top of the controller's page, and waits until the user has pressed its button or closed
    /// it.
    ///
    /// ```swift
    /// while await banner("The server can't be reached.", button: "Try Again") {
    ///     if await connect() { break }
    /// }
    /// ```
    ///
    /// It is removed when the controller leaves the hierarchy, and when the task is canceled. It is in front of the
    /// controller's other banners.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - button: The label of the button; `nil` for none.
    /// - Returns: Whether the user has pressed the button.
    ///
    /// Source: `AdwBanner`.
    @discardableResult
    public func banner(_ text: String, button: String? = nil) async -> Bool {
        guard !Task.isCancelled else { return false }
        let waiting = BannerWait()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.begin(Banner(text, button: button, isDismissible: true), on: askingController) {
                    continuation.resume(returning: $0)
                }
            }
        } onCancel: {
            Task { @MainActor in waiting.end(nil) }
        }
        return outcome == .pressedButton
    }
}

/// A wait for what the user does with a banner.
@MainActor
private final class BannerWait {
    private var posted: PostedBanner?
    private weak var controller: Controller?
    private var reference: HierarchyReference?
    private var hierarchyEnd: HierarchyEnd?
    private var didEnd: (@MainActor (BannerOutcome?) -> Void)?

    /// Ends a wait when the controller leaves the hierarchy.
    @MainActor
    private final class Departure {
        weak var wait: BannerWait?

        init(of wait: BannerWait) {
            self.wait = wait
        }

        isolated deinit { wait?.end(nil) }
    }

    func begin(
        _ banner: Banner,
        on controller: Controller?,
        didEnd: @escaping @MainActor (BannerOutcome?) -> Void
    ) {
        self.didEnd = didEnd
        guard let controller, !controller.isGone else { return end(nil) }
        self.controller = controller
        let reference = HierarchyReference(to: Departure(of: self))
        self.reference = reference
        controller.hierarchyReferences.append(reference)
        hierarchyEnd = HierarchyEnd(of: controller) { [weak self] in self?.end(nil) }
        posted = PostedBanner(banner, on: controller) { [weak self] in self?.end($0) }
    }

    func end(_ outcome: BannerOutcome?) {
        guard let didEnd else { return }
        self.didEnd = nil
        controller?.hierarchyReferences.removeAll { $0 === reference }
        reference = nil
        hierarchyEnd?.cancel()
        posted?.remove()
        posted = nil
        didEnd(outcome)
    }
}
