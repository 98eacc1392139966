import LassoCodable
import LassoGtk

/// The store of a value that is kept in a file, as JSON. The stores of all windows that show the value have it as a
/// part of their states, and change it here.
final class KeptStore<Value: Equatable & Codable & Sendable>: LassoStore<KeptModule<Value>> {
    /// The value in the file.
    private(set) lazy var stored = StoredValue(of: self, \.value, in: storage, as: .json(version: 1)) {
        .didChangeStorage($0)
    }
    private let storage: any ByteStorage
    // While saving fails, so that whoever comes back finds the value, and not what the file has.
    private var unsaved: KeptStore?

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - value: The value if there is no file.
    ///   - storage: The storage that keeps the value.
    init(_ value: Value, in storage: any ByteStorage) {
        self.storage = storage
        super.init(with: Kept(value))
        stored.observeState { [weak self] (state: StoredState) in self?.show(state) }
    }

    required convenience init(with state: State) {
        preconditionFailure("KeptStore.init(with:): a value needs a storage. Call init(_:in:).")
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeStorage(let event): update { $0.messages.note(event) }
        case .didEndBanner(.pressedButton): stored.dispatchAction(.save)
        case .didEndBanner(.dismissed): update { $0.messages.dismiss() }
        }
    }

    private func show(_ state: StoredState) {
        update { $0.storage = state }
        unsaved = state.hasUnsavedChanges && state.problem != nil ? self : nil
    }
}
