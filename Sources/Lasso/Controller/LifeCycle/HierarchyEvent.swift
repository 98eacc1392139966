/// Something that has happened in the hierarchy.
@MainActor
public struct HierarchyEvent {
    /// What has happened.
    public enum Kind: Hashable, Sendable {
        /// A container's children are others, or others of them are visible.
        case childrenDidChange
        /// A controller presents something else, or nothing any more.
        case presentationDidChange
        /// A controller has another title.
        case titleDidChange
        /// A controller has another icon.
        case iconDidChange
        /// A controller is called otherwise in paths.
        case pathComponentDidChange
        /// A container lets the user do something more, or less, with what is in it.
        case optionsDidChange
        /// The life cycle's method of the same name has returned.
        case viewDidLoad
        /// The life cycle's method of the same name has returned.
        case viewWillAppear
        /// The life cycle's method of the same name has returned.
        case viewDidAppear
        /// The life cycle's method of the same name has returned.
        case viewWillDisappear
        /// The life cycle's method of the same name has returned.
        case viewDidDisappear
    }

    /// The controller that it has happened to.
    public let controller: Controller
    /// What has happened.
    public let kind: Kind
}

extension HierarchyEvent {
    private static let everyObservers = EventObservers<HierarchyEvent>()

    /// Observes what happens in all windows, also in those that are yet to open, and to controllers that are in none.
    ///
    /// - Parameter observer: A closure that is called with each event, in order.
    /// - Returns: The observation, which can be cancelled.
    package static func observeAll(_ observer: @escaping @MainActor (HierarchyEvent) -> Void) -> Observation {
        everyObservers.add(observer)
    }

    fileprivate func notifyEveryObserver() {
        Self.everyObservers.notify(self, number: Self.everyObservers.nextEvent())
    }
}

extension Controller {
    /// Observes what happens to this controller and to all that is in it or presented there.
    ///
    /// - Parameter observer: A closure that is called with each event, in order. A change of the hierarchy is announced when the
    ///   life cycle has followed it.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeHierarchy(_ observer: @escaping @MainActor (HierarchyEvent) -> Void) -> Observation {
        let observers = hierarchyObservers ?? HierarchyObservers(of: self)
        hierarchyObservers = observers
        return observers.add(observer)
    }

    /// Notifies the observers of this controller, and of what it is in.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - window: The window that it happened in; the controller may have left it already.
    func announce(_ kind: HierarchyEvent.Kind, in window: WindowController? = nil) {
        let event = HierarchyEvent(controller: self, kind: kind)
        for observers in hierarchyObservers(in: window) { observers.notify(event) }
        event.notifyEveryObserver()
    }

    private func hierarchyObservers(in window: WindowController?) -> [HierarchyObservers] {
        guard HierarchyObservers.areInsideOfWindows else {
            // The way to the top may be long.
            guard HierarchyObservers.areOnWindows else { return [] }
            let shownWindow = ChangedWindows.areAtRest ? shownWindow : nil
            let top = self as? WindowController ?? shownWindow ?? windowController
            return [top, window === top ? nil : window].compactMap { $0?.hierarchyObservers }
        }
        var observed: [HierarchyObservers] = []
        var (controller, isInWindow): (Controller?, Bool) = (self, window == nil)
        while let next = controller {
            if let observers = next.hierarchyObservers { observed.append(observers) }
            if next === window { isInWindow = true }
            controller = next.parent ?? next.presentingController
        }
        if !isInWindow, let observers = window?.hierarchyObservers { observed.append(observers) }
        return observed
    }
}
