/// The controllers of a window whose drawings are to be brought in line with them.
@MainActor
struct WaitingDrawings {
    private var controllers = OrderedReferences<Controller>()
    private var animated: Set<ObjectIdentifier> = []

    var isEmpty: Bool { controllers.isEmpty }

    /// Adds a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - animated: Whether its change is animated; it is if one of several is.
    mutating func add(_ controller: Controller, animated isAnimated: Bool) {
        controllers.append(controller)
        if isAnimated { animated.insert(ObjectIdentifier(controller)) }
    }

    /// Draws all of them, the innermost first: a window that is drawn finds everything in its place.
    func draw() {
        var depths: [ObjectIdentifier: Int] = [:]
        let drawings = controllers.all.map { (controller: $0, depth: Self.depth(of: $0, knowing: &depths)) }
        for (controller, _) in drawings.sorted(by: { $0.depth > $1.depth }) {
            controller.drawing?.update(animated: animated.contains(ObjectIdentifier(controller)))
        }
    }

    /// The number of controllers from a controller to the top.
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
