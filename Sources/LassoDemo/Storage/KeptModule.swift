import LassoGtk

/// A value that is kept in a file.
enum KeptModule<Value: Equatable & Sendable>: StoreModule {
    enum Action: Equatable, Codable {
        case didChangeStorage(StorageEvent)
        case didEndBanner(BannerOutcome)
    }

    typealias State = Kept<Value>
}
