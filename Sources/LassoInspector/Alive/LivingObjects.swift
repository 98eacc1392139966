#if LASSO_INSPECTOR
import LassoGtk

/// The screens, stores, and flows that have been in the hierarchy, and the stores that were created, as long as they
/// are alive. They aren't kept alive.
final class LivingObjects {
    private struct Entry {
        weak var object: AnyObject?
        var living: LivingObject
    }

    private var entries: [Int: Entry] = [:]
    private var identities: [ObjectIdentifier: Int] = [:]
    private var lastID = 0

    /// Returns the number of an object, by which it can be found again.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - kind: The kind of the object.
    ///   - time: The time since the inspection has begun.
    func id(of object: AnyObject, _ kind: LivingObject.Kind, at time: Duration) -> Int {
        let identifier = ObjectIdentifier(object)
        if let id = identities[identifier], entries[id]?.object === object { return id }
        lastID += 1
        identities[identifier] = lastID
        let living = LivingObject(id: lastID, kind: kind, className: "\(type(of: object))", since: time)
        entries[lastID] = Entry(object: object, living: living)
        return lastID
    }

    /// Returns the object with a number, if it is alive.
    func object(_ id: Int) -> AnyObject? { entries[id]?.object }

    /// Updates the objects.
    ///
    /// - Parameters:
    ///   - windows: The application's windows.
    ///   - stores: The stores that are known to have been created.
    ///   - time: The time since the inspection has begun.
    func update(in windows: [WindowController], stores: [any TracedStore], at time: Duration) {
        var seen: Set<Int> = []
        for window in windows {
            window.forEachInspected { controller in
                seen.insert(id(of: controller, .screen, at: time))
                for store in controller.shownStores { seen.insert(id(of: store, .store, at: time)) }
                for flow in controller.placingFlows { seen.insert(id(of: flow, .flow, at: time)) }
            }
        }
        for store in stores { _ = id(of: store, .store, at: time) }
        entries = entries.filter { $0.value.object != nil }
        identities = identities.filter { entries[$0.value] != nil }
        for (id, entry) in entries {
            let outside = seen.contains(id) ? nil : entry.living.outsideSince ?? time
            entries[id]?.living.outsideSince = outside
        }
    }

    /// The objects that are alive, in the order in which they were seen first.
    var all: [LivingObject] {
        entries.values.filter { $0.object != nil }.map(\.living).sorted { $0.id < $1.id }
    }
}

#endif
