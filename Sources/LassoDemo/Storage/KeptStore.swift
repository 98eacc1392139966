import LassoGtk

// These types are in one file, so that only the store changes the value.

/// A value that is kept in a file, and what the user has to know about the file.
struct Kept<Value: Equatable>: Equatable {
    fileprivate(set) var value: Value
    /// Whether the value was loaded, and whether the file has its changes.
    fileprivate(set) var storage = StoredState()
    fileprivate var messages = StorageMessages()

    init(_ value: Value) { self.value = value }

    /// Whether the value was loaded, so that it can be changed.
    var isLoaded: Bool { storage.isLoaded }
    /// Why the value can't be loaded or saved, or that another version was kept.
    var banner: Banner? { messages.banner }
}

/// A value that is kept in a file.
enum KeptModule<Value: Equatable & Sendable>: StoreModule {
    enum Action: Equatable, Codable {
        case didTapSave
        case didChangeStorage(StorageEvent)
        case didEndBanner(BannerOutcome)
    }

    typealias State = Kept<Value>
}

/// The store of a value that is kept in a file. The stores of all windows that show the value have it as a part of
/// their states, and change it here.
final class KeptStore<Value: Equatable & Sendable>: LassoStore<KeptModule<Value>> {
    private var stored: StoredValue<KeptModule<Value>, Value>?
    // While the file doesn't have all changes, so that whoever comes back finds them, and not what the file has.
    private var unsaved: KeptStore?
    // The value in the file meanwhile; `nil` if it isn't known.
    private var valueInFile: Value?

    /// Creates a store that loads the value, and keeps it from now on.
    ///
    /// - Parameters:
    ///   - value: The value if there is no file.
    ///   - storage: The storage that keeps the value.
    ///   - format: The format of the file.
    init(_ value: Value, in storage: any ByteStorage, as format: StorageFormat<Value>) {
        super.init(with: Kept(value))
        // A sample has few changes, so each is saved at once.
        let stored = StoredValue(of: self, \.value, in: storage, as: format, delay: .zero) { .didChangeStorage($0) }
        self.stored = stored
        stored.observeState { [weak self] (state: StoredState) in self?.show(state) }
    }

    /// Ends the program: without a storage, the value would be neither loaded nor saved.
    required convenience init(with state: State) {
        preconditionFailure("KeptStore.init(with:): A value needs a storage. Call init(_:in:as:) instead.")
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeStorage(let event): update { $0.messages.note(event) }
        case .didTapSave, .didEndBanner(.pressedButton): stored?.dispatchAction(.save)
        case .didEndBanner(.dismissed): update { $0.messages.dismiss() }
        }
    }

    /// Changes the value. Before it was loaded, this does nothing: the change would replace what the user hasn't seen.
    ///
    /// - Parameter change: A closure that changes the value.
    func edit(_ change: @escaping (inout Value) -> Void) {
        guard state.isLoaded else { return }
        if !state.storage.hasUnsavedChanges { valueInFile = state.value }
        update { change(&$0.value) }
    }

    /// Goes back to the value in the file, because the changes since then can't be saved.
    func revert() {
        if let valueInFile { edit { $0 = valueInFile } }
    }

    /// Waits until the value was loaded.
    ///
    /// - Throws: The reason why it can't be loaded.
    func load() async throws { try await stored?.load() }

    /// Saves the value, and waits until it is saved or saving has failed.
    ///
    /// - Returns: Whether all changes are saved.
    @discardableResult
    func save() async -> Bool { await stored?.save() ?? false }

    private func show(_ state: StoredState) {
        update { $0.storage = state }
        if !state.hasUnsavedChanges { valueInFile = nil }
        unsaved = state.hasUnsavedChanges ? self : nil
    }
}
