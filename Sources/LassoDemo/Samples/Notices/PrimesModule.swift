import LassoGtk

/// The screen that counts prime numbers.
enum PrimesModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didChooseLimit(Int), didTapCount, didTapCancel
        case didTapRemove(PrimeResult.ID)
        case didEndToast(Toast.ID, ToastOutcome), didEndBanner(BannerOutcome)
    }

    /// A count that is complete.
    struct PrimeResult: Identifiable, Equatable, Sendable {
        /// The limit.
        let id: Int
        let count: Int
    }

    struct State: Equatable {
        static let limits = [100_000, shorterLimit, 10_000_000, longLimit]
        /// A limit whose count takes so long that the user is warned.
        static let longLimit = 100_000_000
        /// The limit that is proposed instead.
        static let shorterLimit = 1_000_000

        var limit = shorterLimit
        var results: IdentifiedArray<PrimeResult> = []
        /// The result that was removed last, until its toast is gone.
        var removed: PrimeResult?
        var progress: TaskProgress?
        var toasts = ToastQueue()
        /// The warning that a count takes long, until the count has begun. Its button would change the limit of a
        /// running count.
        var warning: Banner?

        var isCounting: Bool { progress != nil }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: PrimesStore) -> Screen {
        Screen(store, PrimesViewController(store.asViewStore()))
    }
}
