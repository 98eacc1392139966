import Lasso

/// The stores of screens with unsaved changes before a step, of which those are found that the step leaves without a
/// question.
@MainActor
final class UnsavedStores {
    private struct Entry {
        weak var store: (any TracedStore)?
        let id: ObjectIdentifier
        let name: String
        // Whether the newest state that the store has announced in the step has no changes.
        var isSaved = false
    }

    /// A store on a screen before the step.
    private struct Position {
        weak var store: (any TracedStore)?
        let id: ObjectIdentifier
        /// The controllers from the window down to the one that keeps the store.
        let line: [Link]
        // Whether the store handles an action, emits an output, or ends an effect in the step, such as to save changes.
        var isActive = false
    }

    private struct Link {
        weak var controller: Controller?
        let id: ObjectIdentifier
        // Pages are popped together.
        let hasPages: Bool
    }

    private var entries: [Entry] = []
    private var positions: [Position] = []

    /// Notes the stores.
    ///
    /// - Parameters:
    ///   - walk: The walk, before the step.
    ///   - newest: The only changes that matter, which nobody is saving or has asked about; `nil` if all do.
    /// - Returns: `nil` if there are none, or if only the newest changes matter while the user is being asked whether
    ///   to leave something.
    init?(in walk: FlowWalk, among newest: NewestChanges? = nil) {
        // At most places there are none, so that the hierarchies needn't be searched.
        let unsaved = walk.stores.filter { $0.hasUnsavedChanges && newest?.contains($0) != false }
        guard !unsaved.isEmpty, newest == nil || !Self.isAsking(in: walk) else { return nil }
        for window in walk.windows { window.forEachBelow { addPositions(of: $0) } }
        for store in unsaved {
            let id = ObjectIdentifier(store)
            guard positions.contains(where: { $0.id == id }) else { continue }
            entries.append(Entry(store: store, id: id, name: "\(type(of: store))"))
        }
    }

    /// Returns whether a controller is being asked whether it can be left. It may save its changes meanwhile.
    private static func isAsking(in walk: FlowWalk) -> Bool {
        var isAsking = false
        for window in walk.windows { window.forEachBelow { isAsking = isAsking || $0.isBeingAsked } }
        return isAsking
    }

    private func addPositions(of controller: Controller) {
        let stores = controller.heldStores
        guard !stores.isEmpty else { return }
        let line = controller.lineToTop.reversed().map { controller in
            Link(
                controller: controller,
                id: ObjectIdentifier(controller),
                hasPages: controller is NavigationController
            )
        }
        for store in stores { positions.append(Position(store: store, id: ObjectIdentifier(store), line: line)) }
    }

    /// Notes that a store handles an action, emits an output, or ends an effect.
    func noteActivity(of store: AnyObject) {
        for index in positions.indices where positions[index].store === store { positions[index].isActive = true }
    }

    /// Notes that a store announces a new state, which may have been saved.
    func note(_ state: Any, of store: AnyObject) {
        for index in entries.indices where entries[index].store === store {
            entries[index].isSaved = (state as? any EditedState)?.hasChanges == false
        }
    }

    /// Returns the names of the stores that a step has left.
    ///
    /// A screen that something other than the user's wish to leave it closes may have saved its changes, and those of
    /// the screens that are closed with it. That is known only of other screens.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - walk: The walk, after the step.
    func names(leftBy step: WalkStep, in walk: FlowWalk) -> [String] {
        // A store that is only out of sight, such as that of a collapsed split view, is not left.
        let held = walk.heldStores
        let left = entries.filter { entry in !entry.isSaved && !held.contains { $0 === entry.store } }
        guard !left.isEmpty, step.kind != .leaving, step.kind != .closingWindow else { return left.map(\.name) }
        let windows = walk.windows
        let closed = Set(positions.filter(\.isActive).compactMap { removal(of: $0, from: windows) })
        let closedStores = positions.filter { position in
            removal(of: position, from: windows).map { closed.contains($0) } ?? false
        }
        return left.filter { entry in !closedStores.contains { $0.id == entry.id } }.map(\.name)
    }

    /// Returns what a screen was removed with: the container from which pages were popped, or else the outermost
    /// controller that is gone.
    ///
    /// - Parameters:
    ///   - position: The position of the screen before the step.
    ///   - windows: The windows that are open after the step.
    /// - Returns: The identifier of the controller; `nil` if the screen is still there.
    private func removal(of position: Position, from windows: [WindowController]) -> ObjectIdentifier? {
        let line = position.line
        let goneIndex = line.firstIndex { link in
            let top = link.controller?.lineToTop.last
            return !windows.contains { $0 === top }
        }
        guard let index = goneIndex else { return nil }
        return index > 0 && line[index - 1].hasPages ? line[index - 1].id : line[index].id
    }
}
