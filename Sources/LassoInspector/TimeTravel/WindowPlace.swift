#if LASSO_INSPECTOR
import LassoGtk

/// The place that a window shows: its path, and the dialogs and popovers that the path doesn't name.
struct WindowPlace: Equatable {
    /// A presented controller, which isn't kept alive.
    struct Dialog: Equatable {
        private(set) weak var controller: Controller?
        /// The title that the user sees, or the class.
        let name: String
        private let identifier: ObjectIdentifier

        init(_ controller: Controller) {
            self.controller = controller
            identifier = ObjectIdentifier(controller)
            name = controller.dialogName
        }

        static func == (one: Dialog, other: Dialog) -> Bool {
            one.identifier == other.identifier && one.controller === other.controller
        }

        /// Whether the dialog is a controller.
        func isDialog(_ controller: Controller) -> Bool { self.controller === controller }
    }

    let path: NavigationPath
    let dialogs: [Dialog]

    /// The place of a window now.
    init(of window: WindowController) {
        path = window.path
        dialogs = window.unnamedDialogs.map(Dialog.init)
    }

    /// The path, and the names of the dialogs.
    var text: String { (["\(path)"] + dialogs.map { "“\($0.name)”" }).joined(separator: " ") }
}

extension WindowController {
    /// The dialogs and popovers on the screen that have no path, those in front last.
    var unnamedDialogs: [Controller] {
        withVisibleDescendants.filter { $0.presentingController != nil && $0.path.isEmpty }
    }
}

extension Controller {
    /// The name of a dialog: the question that it asks, the title that the user sees, or the class.
    var dialogName: String { (self as? AlertController)?.message ?? visibleTitle ?? "\(type(of: self))" }
}

#endif
