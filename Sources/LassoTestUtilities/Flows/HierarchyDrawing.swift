import Lasso

/// A snapshot of a hierarchy, or an expected hierarchy, drawn in the format of ``Controller/hierarchyDescription``.
@MainActor
struct HierarchyDrawing {
    // Weak, so that a deallocated controller is not confused with a new one at the same address.
    private weak var controller: Controller?
    // Whether this is the arriving controller, of which only the class is known, and not the content.
    private var isArriving = false
    private let text: String
    private(set) var isShown: Bool
    /// The drawings of the children.
    var children: [HierarchyDrawing] = []
    /// The drawing of the presented controller; at most one element.
    var presented: [HierarchyDrawing] = []

    /// Creates a drawing of the hierarchy as it is.
    ///
    /// - Parameter controller: The root of the hierarchy.
    init(of controller: Controller) {
        self.init(of: controller) { $0.isOnScreen }
    }

    /// Creates a drawing of an expected hierarchy.
    ///
    /// - Parameters:
    ///   - controller: The root of the hierarchy.
    ///   - isShown: Whether the controller should be on the screen.
    init(of controller: Controller, shown isShown: Bool) {
        let visible = isShown ? controller.withVisibleDescendants : []
        self.init(of: controller) { controller in visible.contains { $0 === controller } }
    }

    /// Creates a drawing of an expected controller of which only the class is known.
    ///
    /// - Parameters:
    ///   - expected: The class.
    ///   - isShown: Whether the controller should be on the screen.
    init(_ expected: Controller.Type, shown isShown: Bool) {
        isArriving = true
        text = "\(expected)"
        self.isShown = isShown
    }

    private init(of controller: Controller, isShown: (Controller) -> Bool) {
        self.controller = controller
        text = controller.description
        self.isShown = isShown(controller)
        children = controller.children.map { HierarchyDrawing(of: $0, isShown: isShown) }
        presented = controller.presentedController.map { [HierarchyDrawing(of: $0, isShown: isShown)] } ?? []
    }

    /// Returns a copy of the hierarchy with a change.
    ///
    /// - Parameters:
    ///   - controller: The controller whose drawing to change.
    ///   - change: A closure that changes the drawing.
    func changed(at controller: Controller, _ change: (inout HierarchyDrawing) -> Void) -> HierarchyDrawing {
        var copy = self
        if self.controller === controller {
            change(&copy)
        } else {
            copy.children = children.map { $0.changed(at: controller, change) }
            copy.presented = presented.map { $0.changed(at: controller, change) }
        }
        return copy
    }

    /// Returns the differences between this hierarchy, which is the expected one, and another hierarchy.
    ///
    /// Controllers are compared by identity. The content of the arriving controller is not known and not compared,
    /// except that neither the controller nor its content may present a controller that was not there before.
    /// Controllers that have moved into the arriving controller do not count as missing elsewhere. Whether controllers
    /// are on the screen is not compared.
    ///
    /// - Parameters:
    ///   - found: The actual hierarchy.
    ///   - target: The arriving controller, if there is one.
    ///   - before: The hierarchy before the event.
    /// - Returns: The differences, as one text each.
    func differences(
        in found: HierarchyDrawing,
        arriving target: Controller,
        before: HierarchyDrawing
    ) -> [String] {
        let moved = found.drawing(of: target)?.controllers ?? []
        let expected = hasArriving ? resolved(to: target, without: moved) : self
        return expected.differences(in: found, before: before.controllers)
    }

    /// Marks the controller and its content as not on the screen.
    mutating func hide() {
        isShown = false
        for index in children.indices { children[index].hide() }
        for index in presented.indices { presented[index].hide() }
    }

    /// Returns the drawing, one line for each controller.
    func lines(label: String = "") -> [String] {
        let below =
            children.flatMap { $0.lines() } + presented.flatMap { $0.lines(label: "presents ") }.map { "  " + $0 }
        return [label + (isShown ? "* " : "  ") + text] + below.map { "  " + $0 }
    }

    // MARK: Comparing

    private var below: [HierarchyDrawing] { children + presented }

    private var hasArriving: Bool { isArriving || below.contains(where: \.hasArriving) }

    /// The controllers in the hierarchy that are still alive.
    private var controllers: [Controller] { (controller.map { [$0] } ?? []) + below.flatMap(\.controllers) }

    private func drawing(of controller: Controller) -> HierarchyDrawing? {
        self.controller === controller ? self : below.lazy.compactMap { $0.drawing(of: controller) }.first
    }

    /// Returns a copy of the hierarchy with the arrived controller, and without the controllers that it now contains.
    private func resolved(to target: Controller, without moved: [Controller]) -> HierarchyDrawing {
        var copy = self
        if isArriving {
            copy.controller = target
        } else {
            func resolved(_ drawings: [HierarchyDrawing]) -> [HierarchyDrawing] {
                drawings
                    .filter { drawing in drawing.isArriving || !moved.contains { $0 === drawing.controller } }
                    .map { $0.resolved(to: target, without: moved) }
            }
            copy.children = resolved(children)
            copy.presented = resolved(presented)
        }
        return copy
    }

    private func isSame(as other: HierarchyDrawing) -> Bool {
        guard let controller else { return false }
        return controller === other.controller
    }

    private func differences(in found: HierarchyDrawing, before: [Controller]) -> [String] {
        guard !isArriving else { return found.presentations(notIn: before) }
        let pairs = (children + presented).compactMap { expected in
            found.below.first(where: expected.isSame).map { (expected, $0) }
        }
        return differences(of: children, in: found.children, verb: "contain")
            + differences(of: presented, in: found.presented, verb: "present")
            + pairs.flatMap { $0.differences(in: $1, before: before) }
    }

    private func differences(
        of expected: [HierarchyDrawing],
        in found: [HierarchyDrawing],
        verb: String
    ) -> [String] {
        let missing = expected.filter { !found.contains(where: $0.isSame) }
        let added = found.filter { !expected.contains(where: $0.isSame) }
        guard missing.isEmpty, added.isEmpty else {
            return missing.map { "\(text) no longer \(verb)s \($0.text)" } + added.map { "\(text) \(verb)s \($0.text)" }
        }
        let isInOrder = zip(expected, found).allSatisfy { $0.isSame(as: $1) }
        return isInOrder
            ? [] : ["\(text) \(verb)s [\(found.map(\.text).joined(separator: ", "))] in another order"]
    }

    /// Returns a text for each presented controller, here or in the children, that was not there before.
    private func presentations(notIn before: [Controller]) -> [String] {
        let added = presented.filter { drawing in !before.contains { $0 === drawing.controller } }
        return added.map { "\(text) presents \($0.text)" } + children.flatMap { $0.presentations(notIn: before) }
    }
}
