import LassoGtk

/// The flow that asks for a number, counts from there, and shows the result.
///
/// Its place is `/count`, where the user counts from the number that is entered.
final class CounterFlow: Flow<NoOutputNavigationFlow> {
    private static let count = "count"

    private weak var beginning: CounterBeginningModule.Store?

    override func createInitialController() -> Controller {
        let screen = CounterBeginningModule.createScreen()
        beginning = screen.store
        screen.observeOutput { [weak self] output in
            switch output {
            case .didBegin(let value): self?.showCounter(from: value)
            }
        }
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.count else { return .unknown }
        return .at(
            context?.child(named: Self.count),
            else: .show {
                self.showCounter(from: self.beginning?.state.value ?? 0)
                return .here
            }
        )
    }

    private func showCounter(from value: Int) {
        CounterScreenModule
            .createScreen(with: CounterScreenModule.State(value: value))
            .observeOutput { [weak self] output in
                switch output {
                case .didFinish(let result): self?.showResult(from: value, to: result)
                }
            }
            .setUpController { $0.pathComponent = Self.count }
            .place(with: nextPushedInFlow)
    }

    private func showResult(from first: Int, to last: Int) {
        CounterResultModule
            .createScreen(with: CounterResultModule.State(first: first, last: last))
            .observeOutput { [weak self] output in
                switch output {
                case .didTapCountAgain: self?.unwind()
                }
            }
            .place(with: nextPushedInFlow)
    }
}
