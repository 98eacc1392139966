/// The messages of a controller besides its content: toasts, banners, and progress.
@MainActor
package final class Notices {
    private weak var controller: Controller?
    private(set) var knownToasts: ToastHost?
    /// The toasts that the controller has posted, in its window or dialog.
    var postedToasts: [PostedToast] = []
    /// The bindings to notices in states of stores.
    var bindings: [any NoticeBinding] = []
    /// The banners of the controller. The last one is shown.
    var banners: [PostedBanner] = []
    /// The work that the controller shows the progress of. That of the first one is shown.
    var progress: [ShownProgress] = []

    init(of controller: Controller) {
        self.controller = controller
    }

    /// Brings the notices to where the controller appears.
    func controllerWillAppear() {
        postedToasts.forEach { $0.followController() }
        bindings.forEach { $0.controllerWillAppear() }
    }

    /// The toasts of the window or the dialog whose outermost controller this is.
    var toasts: ToastHost {
        if let knownToasts { return knownToasts }
        guard let controller else { preconditionFailure("The notices have outlived their controller.") }
        let toasts = ToastHost(of: controller)
        knownToasts = toasts
        return toasts
    }
}

/// A binding of a controller to notices in the state of a store.
@MainActor
protocol NoticeBinding: AnyObject {
    /// Called when the controller is about to appear.
    func controllerWillAppear()
}

extension Controller {
    /// The notices of this controller, created on first use.
    final var notices: Notices {
        if let knownNotices { return knownNotices }
        let notices = Notices(of: self)
        knownNotices = notices
        return notices
    }

    /// Shows a change of the notices to the user.
    final func noticesDidChange() { lineToTop.last?.drawing?.updateTitles() }
}
