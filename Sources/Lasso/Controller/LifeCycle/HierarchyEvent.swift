/// An event in the controller hierarchy.
@MainActor
public struct HierarchyEvent {
    /// The kinds of events.
    public enum Kind: Hashable, Sendable {
        /// The children of a container changed, or which of them are visible.
        case childrenDidChange
        /// A controller presents another controller, or presents none anymore.
        case presentationDidChange
        /// The title of a controller changed.
        case titleDidChange
        /// The icon of a controller changed.
        case iconDidChange
        /// The path component of a controller changed.
        case pathComponentDidChange
        /// A controller shows something else that comes back with its window, such as another document.
        case contentDidChange
        /// The actions that a container offers the user changed, such as closing tabs.
        case optionsDidChange
        /// The size of a window, or the width of a sidebar, changed.
        case sizeDidChange
        /// The table of a controller's commands changed.
        case commandsDidChange
        /// The life cycle method of the same name returned.
        case viewDidLoad
        /// The life cycle method of the same name returned.
        case viewWillAppear
        /// The life cycle method of the same name returned.
        case viewDidAppear
        /// The life cycle method of the same name returned.
        case viewWillDisappear
        /// The life cycle method of the same name returned.
        case viewDidDisappear
    }

    /// The controller that the event happened to.
    public let controller: Controller
    /// The kind of event.
    public let kind: Kind
}

extension HierarchyEvent {
    private static let everyObservers = EventObservers<HierarchyEvent>()

    /// Observes the events of all controllers: in all windows, including those that open later, and outside of windows.
    ///
    /// - Parameter observer: A closure called with each event, in order.
    /// - Returns: The observation, which can be canceled.
    package static func observeAll(_ observer: @escaping @MainActor (HierarchyEvent) -> Void) -> Observation {
        everyObservers.add(observer)
    }

    fileprivate func notifyEveryObserver() {
        Self.everyObservers.notify(self)
    }
}

extension Controller {
    /// Observes the events of this controller and of everything in it or presented there.
    ///
    /// - Parameter observer: A closure called with each event, in order. It is called for a change of the hierarchy
    ///   after the life cycle has followed the change.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observeHierarchy(_ observer: @escaping @MainActor (HierarchyEvent) -> Void) -> Observation {
        let observers = hierarchyObservers ?? HierarchyObservers(of: self)
        hierarchyObservers = observers
        return observers.add(observer)
    }

    /// Notifies the observers of this controller and of everything that it is in.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - window: The window in which the event happened. The controller may have left it already.
    func announce(_ kind: HierarchyEvent.Kind, in window: WindowController? = nil) {
        let event = HierarchyEvent(controller: self, kind: kind)
        for observers in hierarchyObservers(in: window) { observers.notify(event) }
        event.notifyEveryObserver()
    }

    private func hierarchyObservers(in window: WindowController?) -> [HierarchyObservers] {
        guard HierarchyObservers.areInsideOfWindows else {
            // At most windows have observers. The way to the top may be long, so it is taken only if one does.
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
