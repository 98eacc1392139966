/// The observers of a controller's hierarchy.
@MainActor
final class HierarchyObservers {
    // How many windows, and how many other controllers, have observers.
    private static var windowCount = 0
    private static var controllerCount = 0

    /// Whether anything but windows is observed.
    static var areInsideOfWindows: Bool { controllerCount > 0 }

    /// Whether windows are observed.
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

    func notify(_ event: HierarchyEvent) { observers.notify(event, number: observers.nextEvent()) }
}
