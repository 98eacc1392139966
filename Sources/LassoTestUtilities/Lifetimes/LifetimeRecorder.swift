import Lasso

/// A recorder that remembers objects without keeping them alive, so that a test can see which of them are never freed.
///
/// ```swift
/// let recorder = LifetimeRecorder()
/// recorder.record(screen.controller)
/// ...
/// #expect(recorder.survivors == [])
/// ```
@MainActor
public final class LifetimeRecorder {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []

    /// Makes a recorder that remembers nothing yet.
    public init() {}

    /// The names of the objects that have been recorded.
    public var recorded: [String] { entries.map(\.name) }

    /// Remembers an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - name: What to call it; its class's name if nothing else is said.
    public func record(_ object: AnyObject, as name: String? = nil) {
        entries.append(Entry(object: object, name: name ?? "\(type(of: object))"))
    }

    /// Remembers a controller, the store and the flow that it keeps alive, and all controllers in it or presented there
    /// with theirs.
    ///
    /// - Parameter controller: The topmost controller.
    public func recordHierarchy(of controller: Controller) {
        controller.forEachBelow { controller in
            record(controller)
            controller.heldReferences.forEach { record(($0 as? any ErasedStore)?.base ?? $0) }
            controller.hierarchyReferences.compactMap(\.flow).forEach { record($0) }
        }
    }

    /// The names of the objects that are still alive, in the order in which they were recorded.
    public var survivors: [String] {
        entries.filter { $0.object != nil }.map(\.name)
    }
}
