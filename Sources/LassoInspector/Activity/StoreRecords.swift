#if LASSO_INSPECTOR
import LassoGtk

/// The records of the stores of an application, without those of the inspector.
final class StoreRecords {
    /// The records, in the order in which their stores became known.
    private(set) var all: [StoreRecord] = []
    /// The first moment whose states are known.
    private(set) var firstMoment = 0
    /// The memory of all states that are kept, in bytes.
    private(set) var memory = 0

    /// The memory of earlier states above which the oldest are forgotten, in bytes.
    static let standardMemoryLimit = 256 << 20

    private let memoryLimit: Int
    private var recordsOfStores: [ObjectIdentifier: StoreRecord] = [:]
    private var lastID = 0
    /// The moments after which the application shows something else: those of changes, and of other places.
    private var steps: [Int] = []

    /// Creates an empty list.
    ///
    /// - Parameter memoryLimit: The memory of earlier states above which the oldest are forgotten, in bytes.
    init(memoryLimit: Int = standardMemoryLimit) {
        self.memoryLimit = memoryLimit
    }

    /// Returns the record of a store, which is created if the store wasn't known.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - moment: The current moment.
    /// - Returns: The record; `nil` for a store that isn't inspected.
    func record(of store: AnyObject, at moment: Int) -> StoreRecord? {
        let identifier = ObjectIdentifier(store)
        if let known = recordsOfStores[identifier], known.store === store { return known }
        guard !(store is any HiddenStore), let store = store as? any TracedStore else { return nil }
        lastID += 1
        let record = StoreRecord(id: lastID, of: store, at: moment)
        all.append(record)
        recordsOfStores[identifier] = record
        return record
    }

    /// Lets another store take the place of one that has been released.
    ///
    /// - Parameters:
    ///   - store: The other store, of the same class. If it has had the place of a third one, it has that no longer.
    ///   - record: The record of the released store.
    func replaceStore(of record: StoreRecord, by store: any TracedStore) {
        if let own = recordsOfStores[ObjectIdentifier(store)] {
            own.store = nil
            if own.isOfNoMoment { all.removeAll { $0 === own } }
        }
        record.store = store
        recordsOfStores[ObjectIdentifier(store)] = record
    }

    /// Returns the stores that can take the places of released ones, because they themselves weren't there: those that
    /// time travel has just created first.
    ///
    /// - Parameter moment: The moment; `nil` for the current one.
    func standIns(at moment: Int?) -> [StoreRecord] {
        let free = all.filter { $0.store != nil && $0.lastMoment != nil && !$0.exists(at: moment) }
        return free.filter(\.isOfNoMoment) + free.filter { !$0.isOfNoMoment }
    }

    /// Lets the stores that time travel has created be stores of the present, because the present is shown.
    func adoptNewStores() {
        for record in all where record.store != nil && record.isOfNoMoment { record.lastMoment = nil }
    }

    /// Notes which stores have been released. It isn't called while an earlier moment is shown, which releases stores
    /// that come back.
    func noteReleases(at moment: Int) {
        for record in all where record.lastMoment == nil && record.store == nil { record.lastMoment = moment }
    }

    /// Notes which stores have been released, and removes those of which no state is known anymore.
    func sweep(at moment: Int) {
        noteReleases(at: moment)
        recordsOfStores = recordsOfStores.filter { $0.value.store != nil }
        all.removeAll { record in
            guard record.store == nil, let last = record.lastMoment else { return false }
            guard last <= firstMoment || record.isOfNoMoment else { return false }
            memory -= record.changes.reduce(0) { $0 + $1.memory }
            return true
        }
    }

    /// Measures a change.
    func measure(_ new: Any, after old: Any, of record: StoreRecord, at moment: Int) {
        var estimate = MemoryEstimate()
        let bytes = estimate.bytes(of: new, notSharedWith: old)
        if record.setMemory(bytes, at: moment) { memory += bytes }
    }

    /// Forgets the oldest states before a moment if all of them take too much memory.
    func forgetSurplus(before moment: Int) {
        while memory > memoryLimit, firstMoment < moment {
            // An eighth at a time, because each time takes as long as there are stores.
            forget(before: firstMoment + (moment - firstMoment + 7) / 8)
        }
    }

    /// Forgets the states before a moment.
    func forget(before moment: Int) {
        guard moment > firstMoment else { return }
        firstMoment = moment
        for record in all { memory -= record.forget(before: moment) }
        steps.removeFirst(stepCount(upTo: moment - 1))
    }

    /// Removes the states after a moment, because that moment has become the present.
    func cut(after moment: Int) {
        for record in all { memory -= record.cut(after: moment) }
        steps.removeLast(steps.count - stepCount(upTo: moment))
    }

    // MARK: Steps in time

    /// Notes that the application shows something else after a moment.
    func noteStep(at moment: Int) { steps.append(moment) }

    /// Returns the step before the last one up to a moment; `nil` if none is known.
    func step(before moment: Int) -> Int? {
        let count = stepCount(upTo: moment)
        return count > 1 ? steps[count - 2] : nil
    }

    /// Returns the first step after a moment; `nil` if there is none, or if it is the last one, after which the
    /// application shows the present.
    func step(after moment: Int) -> Int? {
        let count = stepCount(upTo: moment)
        return count + 1 < steps.count ? steps[count] : nil
    }

    private func stepCount(upTo moment: Int) -> Int { steps.elementCount(upTo: moment) { $0 } }
}

#endif
