#if LASSO_INSPECTOR
import LassoGtk

/// The states that a store has had. The store isn't kept alive.
final class StoreRecord {
    /// The state that a store has had since a moment.
    struct Change {
        let moment: Int
        let state: Any
        /// The memory that the state takes in addition to the one before it, in bytes.
        var memory = 0
    }

    let id: Int
    /// The name of the store's class.
    let name: String
    /// The store; `nil` after it has been released. While time travels, another store of the class may take its place.
    weak var store: (any TracedStore)? {
        // Nothing of the former store runs anymore.
        didSet { (load, firstLoadingMoment) = (nil, nil) }
    }
    /// The moment since which the store has been known.
    let firstMoment: Int
    /// The moment at which the store was missed; `nil` while it is alive. It stays when another one takes the place of
    /// the released store. For a store that was created by time travel, it is the first moment.
    var lastMoment: Int?
    /// The times at which the observations were seen first, without those that were there at the first look; `nil`
    /// before it.
    var observationTimes: [ObjectIdentifier: Duration?]?
    /// The states before and after the last change.
    private(set) var lastChange: (old: Any, new: Any)? {
        didSet { knownDifferences = nil }
    }
    private var knownDifferences: StateDifferences?

    /// The differences that the last change has made; `nil` if there was none.
    var lastDifferences: StateDifferences? {
        if let knownDifferences { return knownDifferences }
        knownDifferences = lastChange.map { StateDifferences(from: $0.old, to: $0.new) }
        return knownDifferences
    }

    private(set) var changes: [Change] = []
    /// The state before the first of the changes.
    private var initialState: Any?
    /// The running load of the store, with the moment at which it began; `nil` if none has begun since the store has
    /// been observed.
    private var load: (id: AnyHashable, start: Int)?
    /// The moment of the first of the loading states that are shown; `nil` if none is.
    private var firstLoadingMoment: Int?

    init(id: Int, of store: any TracedStore, at moment: Int) {
        self.id = id
        self.store = store
        name = "\(type(of: store))"
        firstMoment = moment
    }

    /// Adds a change.
    func append(_ new: Any, after old: Any, at moment: Int) {
        if changes.isEmpty, initialState == nil { initialState = old }
        changes.append(Change(moment: moment, state: new))
        lastChange = (old, new)
        firstLoadingMoment = store?.isLoadingState == true ? firstLoadingMoment ?? moment : nil
    }

    /// Notes that an effect or a load is started. A load begins with its loading states, which are shown before it is
    /// started.
    func noteStart(of effect: AnyHashable, at moment: Int) {
        if store?.tracedLoad?.id == effect { load = (effect, firstLoadingMoment ?? moment) }
    }

    /// Notes that an effect or a load has ended.
    func noteEnd(of effect: AnyHashable) {
        // While another effect ends, the loading states of a load that is about to start may be shown.
        if load?.id == effect { (load, firstLoadingMoment) = (nil, nil) }
    }

    /// Returns whether a load runs that the moment doesn't have, because it began later. One that began before the
    /// store was observed is older than all moments.
    func hasLoad(after moment: Int) -> Bool {
        guard let load, store?.tracedLoad?.id == load.id else { return false }
        return load.start > moment
    }

    /// Notes a state that time travel leads to, so that the differences to it are shown.
    func noteShowing(_ new: Any, after old: Any) {
        // In the present, the store has the state that it has had from the beginning.
        if changes.isEmpty, initialState == nil, lastMoment == nil { initialState = old }
        lastChange = (old, new)
    }

    /// Sets the memory of a change, and returns whether the change is still known.
    func setMemory(_ memory: Int, at moment: Int) -> Bool {
        let index = changeCount(upTo: moment) - 1
        guard index >= 0, changes[index].moment == moment else { return false }
        changes[index].memory = memory
        return true
    }

    /// Returns whether the store was there at a moment.
    ///
    /// - Parameter moment: The moment; `nil` for the current one.
    func exists(at moment: Int?) -> Bool {
        guard let moment else { return lastMoment == nil }
        return firstMoment <= moment && moment < lastMoment ?? .max
    }

    /// Whether the store was there at no moment, because time travel has created it.
    var isOfNoMoment: Bool { lastMoment == firstMoment }

    /// Returns the state after a moment; `nil` if the store had no changes, so that its state is the one that it has.
    ///
    /// - Parameter moment: The moment; `nil` for the current one.
    func state(at moment: Int?) -> Any? {
        let count = moment.map(changeCount) ?? changes.count
        return count > 0 ? changes[count - 1].state : initialState
    }

    /// Returns the number of changes up to a moment.
    private func changeCount(upTo moment: Int) -> Int { changes.elementCount(upTo: moment) { $0.moment } }

    /// Removes the changes after a moment, because that moment has become the present. A store that has taken the place
    /// of another one, or was created by time travel, is one of the present then.
    ///
    /// - Returns: The memory of the removed changes, in bytes.
    func cut(after moment: Int) -> Int {
        if let last = lastMoment { lastMoment = store == nil ? min(last, moment + 1) : nil }
        let removed = changes.reversed().prefix { $0.moment > moment }
        changes.removeLast(removed.count)
        return removed.reduce(0) { $0 + $1.memory }
    }

    /// Forgets the states before a moment.
    ///
    /// - Returns: The memory of the forgotten changes, in bytes.
    func forget(before moment: Int) -> Int {
        let forgotten = changes.prefix { $0.moment < moment }
        guard let last = forgotten.last else { return 0 }
        initialState = last.state
        let memory = forgotten.reduce(0) { $0 + $1.memory }
        changes.removeFirst(forgotten.count)
        return memory
    }
}

extension StoreRecord: @MainActor Equatable {
    static func == (one: StoreRecord, other: StoreRecord) -> Bool { one === other }
}

#endif
