import Lasso

/// A recorder that references objects weakly, so that a test can find those that are never deallocated.
///
/// ```swift
/// let recorder = LifetimeRecorder()
/// TutorialFlow().start(with: pushed(in: navigationController))
/// recorder.recordHierarchy(of: navigationController.controllers[1])
/// navigationController.pop()
/// #expect(recorder.survivors == [])
/// ```
@MainActor
public final class LifetimeRecorder {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []
    // The newest entry of each object. Another object may be at the address of a released one.
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Creates an empty recorder.
    public init() {}

    /// The names of the recorded objects.
    public var recorded: [String] { entries.map(\.name) }

    /// Records an object, unless it has been recorded with the same name.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - name: The name of the object; the name of its class if `nil`.
    public func record(_ object: AnyObject, as name: String? = nil) {
        let name = name ?? "\(type(of: object))"
        if let index = indices[ObjectIdentifier(object)], entries[index].object === object, entries[index].name == name
        {
            return
        }
        indices[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, name: name))
    }

    /// Returns whether an object has been recorded.
    ///
    /// - Parameter object: The object.
    func hasRecorded(_ object: AnyObject) -> Bool {
        indices[ObjectIdentifier(object)].map { entries[$0].object === object } ?? false
    }

    /// Records a controller, the store and the flow that it keeps alive, and the same for all controllers that it
    /// contains or that are presented there.
    ///
    /// - Parameter controller: The root of the hierarchy to record.
    public func recordHierarchy(of controller: Controller) {
        controller.forEachBelow { controller in
            record(controller)
            controller.heldObjects.forEach { record($0) }
            controller.hierarchyReferences.compactMap(\.object).forEach { record($0) }
        }
    }

    /// Forgets the recorded objects that have been released. Each takes some memory until then.
    package func forgetReleased() {
        entries.removeAll { $0.object == nil }
        let positions = entries.enumerated().compactMap { index, entry in
            entry.object.map { (ObjectIdentifier($0), index) }
        }
        indices = Dictionary(positions) { _, newest in newest }
    }

    /// The names of the objects that are still alive, in the order in which they were recorded.
    public var survivors: [String] {
        entries.filter { $0.object != nil }.map(\.name)
    }
}
