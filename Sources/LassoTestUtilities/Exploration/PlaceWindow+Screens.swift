import Lasso

extension PlaceWindow {
    /// The screens of a window and the question in front, without the states of the stores.
    ///
    /// Titles may follow the states. So screens are told apart by the classes and modules of their controllers, by
    /// their positions in the hierarchy, and by their names in paths. Only a controller that shows no store is told
    /// apart by its title.
    struct Screens: Hashable {
        private struct Line: Hashable {
            let level: Int
            let controllerType: ObjectIdentifier
            let module: ObjectIdentifier?
            let pathComponent: String?
            let title: String?
            let isOnScreen: Bool
            let isPresented: Bool
            let isInHiddenTab: Bool

            @MainActor
            init(_ controller: Controller, level: Int, isPresented: Bool, isInHiddenTab: Bool) {
                (self.level, self.isPresented, isOnScreen) = (level, isPresented, controller.isOnScreen)
                self.isInHiddenTab = isInHiddenTab
                controllerType = ObjectIdentifier(type(of: controller))
                pathComponent = controller.pathComponent
                // The stores after that of the screen, such as those of rows, may depend on its state.
                let store = controller.heldStores.first
                module = store.map { ObjectIdentifier($0.moduleType) }
                let mayChange = store != nil || !controller.children.isEmpty || controller is any LassoView
                title = mayChange ? nil : controller.title
            }
        }

        private let lines: [Line]
        private let module: ObjectIdentifier?
        /// The message of the question in front; empty if it has none, and `nil` if there is no question.
        let question: String?
        /// The number of dialogs, covers, and popovers.
        var presentedCount: Int { lines.count(where: \.isPresented) }

        /// Without the screens of the tabs and pages that aren't selected.
        var selected: Screens {
            Screens(lines: lines.filter { !$0.isInHiddenTab }, module: module, question: question)
        }

        private init(lines: [Line], module: ObjectIdentifier?, question: String?) {
            (self.lines, self.module, self.question) = (lines, module, question)
        }

        @MainActor
        init(of window: WalkWindow) {
            var lines: [Line] = []
            Self.add(window.controller, to: &lines)
            self.lines = lines
            module = window.stores.first.map { ObjectIdentifier($0.moduleType) }
            question = window.controller.question.map { ($0 as? AlertController)?.message ?? "" }
        }

        @MainActor
        private static func add(
            _ controller: Controller,
            level: Int = 0,
            isPresented: Bool = false,
            isInHiddenTab: Bool = false,
            to lines: inout [Line]
        ) {
            lines.append(Line(controller, level: level, isPresented: isPresented, isInHiddenTab: isInHiddenTab))
            let selection = controller as? SelectionController
            for child in controller.children {
                let isHidden = isInHiddenTab || selection.map { $0.selectedController !== child } ?? false
                add(child, level: level + 1, isInHiddenTab: isHidden, to: &lines)
            }
            if let presented = controller.presentedController {
                add(presented, level: level + 1, isPresented: true, isInHiddenTab: isInHiddenTab, to: &lines)
            }
        }
    }
}
