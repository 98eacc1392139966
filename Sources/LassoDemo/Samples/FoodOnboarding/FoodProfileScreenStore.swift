import LassoCodable
import LassoGtk

final class FoodProfileScreenStore: LassoStore<FoodProfileScreenModule> {
    /// The file with the profile.
    static var file: FileStorage { FileStorage(UserDirectories.data + "/lasso-demo/food-profile.json") }

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - storage: The storage that keeps the profile.
    init(with state: State, in storage: any ByteStorage) {
        super.init(with: state)
        StoredValue(of: self, \.profile, in: storage, as: .json(version: 1)) { .didChangeStorage($0) }
    }

    required convenience init(with state: State) { self.init(with: state, in: Self.file) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSetUp: dispatchOutput(.didTapSetUp(state.profile ?? FoodProfile()))
        case .didSetUp(let profile): update { $0.profile = profile }
        case .didDismissBanner: update { $0.banner = nil }
        case .didChangeStorage(.failed(let message)): update { $0.banner = Banner(message, isDismissible: true) }
        case .didChangeStorage(.keptAside(let kept)):
            update { $0.banner = Banner(kept.description, isDismissible: true) }
        case .didChangeStorage(.saved): update { $0.banner = nil }
        case .didChangeStorage: break
        }
    }
}
