package import Lasso

/// A screen whose values can't be recorded.
package enum OpaqueModule: ScreenModule {
    /// A value that isn't `Codable`.
    package struct Value: Equatable, Sendable {
        package let number: Int

        package init(_ number: Int) { self.number = number }
    }

    /// An error that isn't `Codable`.
    package struct Failure: Error {}

    package enum Action: Equatable { case didTap(Value) }

    package struct State: Equatable {
        package var number = 0
        package var error: String?
        package var kept = Value(0)
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: OpaqueStore) -> Screen { Screen(store, Controller()) }
}

package final class OpaqueStore: LassoStore<OpaqueModule> {
    package override func handleAction(_ action: Action) {
        guard case .didTap(let value) = action else { return }
        effect("double", .dropNew) { () throws -> OpaqueModule.Value in
            guard value.number > 0 else { throw OpaqueModule.Failure() }
            return OpaqueModule.Value(2 * value.number)
        } receive: { store, value in
            store.update { $0.number = value.number }
        } onError: { store, error in
            store.update { $0.error = "\(error)" }
        }
    }
}
