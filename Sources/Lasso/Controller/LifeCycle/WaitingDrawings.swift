/// The controllers of a window whose drawings have to be updated.
@MainActor
struct WaitingDrawings {
    private var controllers = OrderedReferences<Controller>()
    private var animated: Set<ObjectIdentifier> = []

    var isEmpty: Bool { controllers.isEmpty }

    /// Adds a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - animated: Whether the change is animated. One animated change is enough to animate the update.
    mutating func add(_ controller: Controller, animated isAnimated: Bool) {
        controllers.append(controller)
        if isAnimated { animated.insert(ObjectIdentifier(controller)) }
    }

    /// Updates all drawings, innermost first, so that everything in a window is in its place when the window is drawn.
    func draw() {
        var depths: [ObjectIdentifier: Int] = [:]
        let drawings = controllers.all.map { (controller: $0, depth: Self.depth(of: $0, knowing: &depths)) }
        for (controller, _) in drawings.sorted(by: { $0.depth > $1.depth }) {
            controller.drawing?.update(animated: animated.contains(ObjectIdentifier(controller)))
        }
    }

    /// Returns the number of controllers from a controller to the top.
    private static func depth(of controller: Controller, knowing depths: inout [ObjectIdentifier: Int]) -> Int {
        var line: [Controller] = []
        var above: Controller? = controller
        var depth = 0
        while let next = above {
            if let known = depths[ObjectIdentifier(next)] {
                depth = known
                break
            }
            line.append(next)
            above = next.parent ?? next.presentingController
        }
        for controller in line.reversed() {
            depth += 1
            depths[ObjectIdentifier(controller)] = depth
        }
        return depth
    }
}
