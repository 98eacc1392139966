/// The change that brings a destination to the front: the controllers that cover it are removed, and the tabs that it
/// is in are selected.
@MainActor
struct PathClearing {
    let top: Controller
    private let destination: Controller
    private let leaving: [Controller]

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - top: The top of the destination's hierarchy.
    ///   - leaving: Controllers that are removed besides.
    init(of destination: Controller, below top: Controller, leaving: [Controller]) {
        self.destination = destination
        self.top = top
        self.leaving = leaving
    }

    /// Whether the destination is in the hierarchy.
    var isPossible: Bool { destination.lineToTop.last === top }

    /// The controllers to be removed, the one in front first.
    var controllers: [Controller] { covers.flatMap(\.controllers) + leaving }

    private var covers: [PathCover] { PathCover.covers(of: destination, below: top, besides: leaving) }

    /// Makes the change, except for the controllers that are removed besides.
    func perform(animated: Bool) {
        covers.forEach { $0.remove(animated: animated) }
        destination.revealInContainers()
    }
}
