import LassoGtk

/// The screen that shows how far the user has counted.
enum CounterResultModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapCountAgain
    }

    enum Output: Equatable {
        case didTapCountAgain
    }

    struct State: Equatable {
        let first: Int
        let last: Int

        /// The number of steps between the numbers.
        var distance: UInt { last.magnitudeOfDistance(to: first) }
    }

    static var defaultInitialState: State { State(first: 0, last: 0) }

    static func createScreen(with store: CounterResultStore) -> Screen {
        Screen(store, CounterResultViewController(store.asViewStore()))
    }
}

extension Int {
    /// Returns the distance to another number, which may be greater than the largest `Int`.
    fileprivate func magnitudeOfDistance(to other: Int) -> UInt {
        UInt(bitPattern: self < other ? other &- self : self &- other)
    }
}
