/// A part of a store's state that is kept in a storage, such as a document in a file.
///
/// ```swift
/// StoredValue(of: store, \.document, in: storage, as: .text) { .didChangeStorage($0) }
/// ```
///
/// The part is loaded when the stored value is created, and saved whenever it has changed. The storage works off the
/// main actor. The store keeps the stored value alive.
///
/// ### Losses
///
/// Saving begins at the latest when `delay` has passed since a change was made, with all changes in the meantime. So a
/// program that is killed loses at most the changes of that time, and of the time that writing takes. The storage is
/// replaced as a whole: it has either the old or the new value. LassoGtk saves all values when the application ends;
/// see ``UnsavedValues``.
///
/// If saving fails, it is tried again with the next change, by ``save()``, and when the application ends.
/// ``StorageMessages`` tell the user.
///
/// A value that hasn't been saved outlives its store. If something else was saved after the failure, for example by the
/// next store with this storage, the unsaved value is kept aside and replaces nothing. Contents that were there before
/// are kept aside, and replaced, as they are while the store lives. Once the store is gone, what was kept aside is
/// reported on standard error.
///
/// Contents that can't be used, because they are damaged, for example, are moved aside rather than overwritten.
///
/// ### Other programs
///
/// If another program saves a value, the part becomes that value. If the part has unsaved changes as well, `merge`
/// decides. By default, the other program's value is kept aside, and the part replaces it.
///
/// A change of the part before it was loaded counts as such a conflict. A view should therefore show the part when
/// ``StoredState/isLoaded`` is true; ``load()`` waits for that.
///
/// ### A view store
///
/// A stored value is a view store: its state shows whether there are unsaved changes, for a window that asks before it
/// is closed. Its action saves them.
///
/// A loaded value is no edit: call ``StoreHistory/clear()`` on ``StorageEvent/loaded`` if the part has a history.
@MainActor
public final class StoredValue<Module: StoreModule, Part: Equatable & Sendable>: AbstractViewStore {
    /// The state: whether the value was loaded, and whether its changes were saved.
    public typealias State = StoredState
    /// The action: to save.
    public typealias Action = StoredAction

    let keeper: ValueKeeper<Part>
    weak var store: LassoStore<Module>?
    private let keyPath: WritableKeyPath<Module.State, Part>
    private let action: (StorageEvent) -> Module.Action?
    private var storageObservation: Observation?

    /// Creates a stored value, and begins to load it.
    ///
    /// - Parameters:
    ///   - store: The store, which keeps the stored value alive.
    ///   - keyPath: The key path of the part: of stored properties, or of a property that returns the value it was set
    ///     to.
    ///   - storage: The storage. Only one stored value uses it.
    ///   - format: The format of the part.
    ///   - delay: The time after which a change is saved. It is measured by the store's ``LassoStore/effectClock``.
    ///   - merge: A closure that merges the part with the value that another program has saved meanwhile. It is passed
    ///     the value that both were made of, or `nil` if there is none, the part, and the other program's value, and
    ///     returns the new part.
    ///   - action: A closure that returns the action to send to the store for an event, or `nil` for none.
    @_semantics("optimize.sil.specialize.generic.never")
    // Otherwise, here and in `save`, the optimizer would copy the code of storages for `WindowSession`.
    @discardableResult
    public init(
        of store: LassoStore<Module>,
        _ keyPath: WritableKeyPath<Module.State, Part>,
        in storage: any ByteStorage,
        as format: StorageFormat<Part>,
        delay: Duration = .seconds(1),
        merging merge: ((_ saved: Part?, _ mine: Part, _ theirs: Part) -> Part)? = nil,
        _ action: @escaping (StorageEvent) -> Module.Action?
    ) {
        self.store = store
        self.keyPath = keyPath
        self.action = action
        let pair = FormattedStorage(storage, as: format)
        keeper = ValueKeeper(store.state[keyPath: keyPath], in: pair, delay: delay, merge: merge, of: store)
        keeper.clock = { [weak store] in store?.effectClock ?? MainQueueClock() }
        keeper.onReplacement = { [weak self] in self?.replacePart(with: $0) }
        keeper.onEvent = { [weak self] in self?.tell($0) }
        keeper.announceHeldChanges = { [weak observable = store.observable] in observable?.announceHeldChanges() }
        keeper.unannouncedValue = { [weak observable = store.observable] in
            guard let observable, observable.mayHaveUnannouncedChanges else { return nil }
            return observable.place.pointee[keyPath: keyPath]
        }
        keeper.storeValue = { [weak observable = store.observable] in observable?.place.pointee[keyPath: keyPath] }
        if !keeper.isReplayed {
            storageObservation = storage.observeChanges { [weak keeper] in keeper?.storageMayHaveChanged() }
        }
        // The observer keeps this object alive as long as the store lives.
        store.observeState(keyPath) { [self] old, _ in if old != nil { keeper.takeChange() } }
        Task { [keeper] in await WorkActivity.track("loading of “\(storage.name)”") { await keeper.load() } }
    }

    isolated deinit {
        storageObservation?.cancel()
        keeper.finish()
    }

    /// Loads the part, unless it was loaded, and waits until that has ended.
    ///
    /// Loading begins by itself. If it has failed, this method tries it again, and so does ``save()``. Contents that
    /// can't be used are kept aside, which isn't an error here. An application that can't go on without the part calls
    /// this method before it opens a window.
    ///
    /// - Throws: The reason why the part can't be loaded. The contents in the storage stay as they are.
    public func load() async throws(StorageError) {
        await keeper.load()
        if !state.isLoaded, let failure = keeper.failure { throw failure }
    }

    /// Saves the changes now, and waits until they are saved or saving has failed.
    ///
    /// If there are none, but something else has failed, such as loading, this method tries that again.
    ///
    /// - Returns: Whether all changes are saved.
    @_semantics("optimize.sil.specialize.generic.never")
    @discardableResult
    public func save() async -> Bool {
        await keeper.save()
        return !state.hasUnsavedChanges
    }

    private func replacePart(with new: Part) {
        guard let store else { return }
        // At once, also while an action is being handled, whose later changes are then changes of the new part.
        Run.turn { store.changeSettledState { [keyPath] in $0[keyPath: keyPath] = new } }
    }

    private func tell(_ event: StorageEvent) {
        if let action = action(event) { store?.dispatchAction(action) }
    }
}
