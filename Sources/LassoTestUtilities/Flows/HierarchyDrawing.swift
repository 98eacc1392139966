import Lasso

/// A hierarchy as it was, or as it should be, to be drawn as ``Controller/hierarchyDescription`` draws what there is.
@MainActor
struct HierarchyDrawing {
    private let identifier: ObjectIdentifier?
    private let text: String
    private(set) var isShown: Bool
    /// What is in the controller.
    var children: [HierarchyDrawing] = []
    /// What the controller presents; one at the most.
    var presented: [HierarchyDrawing] = []

    /// The hierarchy as it is.
    ///
    /// - Parameter controller: Its top.
    init(of controller: Controller) {
        self.init(of: controller) { $0.isOnScreen }
    }

    /// A hierarchy that should be on the screen.
    ///
    /// - Parameters:
    ///   - controller: Its top.
    ///   - isShown: Whether it should be.
    init(of controller: Controller, shown isShown: Bool) {
        let visible = isShown ? controller.withVisibleDescendants : []
        self.init(of: controller) { controller in visible.contains { $0 === controller } }
    }

    /// A controller of which only the class is known.
    ///
    /// - Parameters:
    ///   - expected: The class.
    ///   - isShown: Whether it should be on the screen.
    init(_ expected: Controller.Type, shown isShown: Bool) {
        identifier = nil
        text = "\(expected)"
        self.isShown = isShown
    }

    private init(of controller: Controller, isShown: (Controller) -> Bool) {
        identifier = ObjectIdentifier(controller)
        text = controller.description
        self.isShown = isShown(controller)
        children = controller.children.map { HierarchyDrawing(of: $0, isShown: isShown) }
        presented = controller.presentedController.map { [HierarchyDrawing(of: $0, isShown: isShown)] } ?? []
    }

    /// The same hierarchy with a change.
    ///
    /// - Parameters:
    ///   - controller: Where the change is.
    ///   - change: Makes it.
    func changed(at controller: Controller, _ change: (inout HierarchyDrawing) -> Void) -> HierarchyDrawing {
        var copy = self
        if identifier == ObjectIdentifier(controller) {
            change(&copy)
        } else {
            copy.children = children.map { $0.changed(at: controller, change) }
            copy.presented = presented.map { $0.changed(at: controller, change) }
        }
        return copy
    }

    /// Takes the controller and what is in it off the screen.
    mutating func hide() {
        isShown = false
        for index in children.indices { children[index].hide() }
        for index in presented.indices { presented[index].hide() }
    }

    /// The drawing, a line for each controller.
    func lines(label: String = "") -> [String] {
        let below =
            children.flatMap { $0.lines() } + presented.flatMap { $0.lines(label: "presents ") }.map { "  " + $0 }
        return [label + (isShown ? "* " : "  ") + text] + below.map { "  " + $0 }
    }
}
