#if LASSO_INSPECTOR
import LassoGtk

/// The place that a window shows: its path, and what the path doesn't name.
struct WindowPlace: Equatable {
    /// A controller that the path doesn't name. It isn't kept alive.
    struct UnnamedController: Equatable {
        private(set) weak var controller: Controller?
        /// The title that the user sees, or the class.
        let name: String
        /// The class, by which another controller can take its place after it has been removed.
        let className: String
        private let identifier: ObjectIdentifier

        init(_ controller: Controller) {
            self.controller = controller
            identifier = ObjectIdentifier(controller)
            name = controller.shownName
            className = "\(type(of: controller))"
        }

        static func == (one: UnnamedController, other: UnnamedController) -> Bool {
            one.identifier == other.identifier && one.controller === other.controller
        }

        /// Returns whether it is a controller.
        func refers(to controller: Controller) -> Bool { self.controller === controller }
    }

    let path: NavigationPath
    /// The screens on the way to where the user is that have no path component, outermost first.
    let screens: [UnnamedController]
    /// The dialogs and popovers that have no path, those in front last.
    let dialogs: [UnnamedController]

    /// The place of a window now.
    init(of window: WindowController) {
        let unnamedDialogs = window.unnamedDialogs
        path = window.path
        screens = window.unnamedScreens(outside: unnamedDialogs).map(UnnamedController.init)
        dialogs = unnamedDialogs.map(UnnamedController.init)
    }

    /// The path, and the names of the screens and dialogs.
    var text: String { (["\(path)"] + (screens + dialogs).map { "“\($0.name)”" }).joined(separator: " ") }

    /// Returns the names of the screens by which another place differs from this one.
    ///
    /// - Parameter shown: The other place, which the window shows.
    /// - Returns: The names of the screens that only this place has, and of those that only the other one has.
    func otherScreens(than shown: WindowPlace) -> (missing: [String], staying: [String]) {
        var missing = screens.filter { !shown.screens.contains($0) }
        var staying = shown.screens.filter { !screens.contains($0) }
        // A flow that goes to the place creates the screens again that have been removed.
        missing.removeAll { screen in
            guard screen.controller?.windowController == nil,
                let index = staying.firstIndex(where: { $0.className == screen.className })
            else { return false }
            staying.remove(at: index)
            return true
        }
        return (missing.map(\.name), staying.map(\.name))
    }
}

extension WindowController {
    /// The dialogs and popovers on the screen that have no path, those in front last.
    var unnamedDialogs: [Controller] {
        withVisibleDescendants.filter { $0.presentingController != nil && $0.path.isEmpty }
    }

    /// Returns the screens on the way to where the user is that have no path component, outermost first.
    ///
    /// - Parameter dialogs: Dialogs whose screens aren't returned.
    func unnamedScreens(outside dialogs: [Controller]) -> [Controller] {
        way.dropFirst().filter { controller in
            // What a container shows stands for it.
            controller.pathComponent == nil && controller.trail.isEmpty
                && !controller.lineToTop.contains { above in dialogs.contains { $0 === above } }
        }
    }
}

extension Controller {
    /// The name of a screen or a dialog: the question that it asks, the title that the user sees, or the class.
    var shownName: String { (self as? AlertController)?.message ?? visibleTitle ?? "\(type(of: self))" }
}

#endif
