/// The observers of a controller's hierarchy.
@MainActor
final class HierarchyObservers {
    // The numbers of windows and of other controllers that have observers.
    private static var windowCount = 0
    private static var controllerCount = 0

    /// Whether a controller that isn't a window has observers.
    static var areInsideOfWindows: Bool { controllerCount > 0 }

    /// Whether a window has observers.
    static var areOnWindows: Bool { windowCount > 0 }

    private let observers = EventObservers<HierarchyEvent>()
    private let isOnWindow: Bool

    init(of controller: Controller) {
        isOnWindow = controller is WindowController
        if isOnWindow { Self.windowCount += 1 } else { Self.controllerCount += 1 }
    }

    isolated deinit {
        if isOnWindow { Self.windowCount -= 1 } else { Self.controllerCount -= 1 }
    }

    func add(_ observer: @escaping @MainActor (HierarchyEvent) -> Void) -> Observation { observers.add(observer) }

    func notify(_ event: HierarchyEvent) { observers.notify(event) }
}
