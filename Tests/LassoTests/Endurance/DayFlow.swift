import Lasso

/// A flow that is used all day: its overview is refreshed each hour, and an entry is opened, written, and closed.
final class DayFlow: Flow<NoOutputNavigationFlow> {
    private let clock: any Clock<Duration>
    private let storage: any ByteStorage

    init(_ clock: any Clock<Duration>, _ storage: any ByteStorage) {
        (self.clock, self.storage) = (clock, storage)
        super.init()
    }

    override func createInitialController() -> Controller {
        DayOverviewModule.createScreen { [clock] in DayOverviewStore(with: $0, clock: clock) }
            .observeOutput { [weak self] _ in self?.showEntry() }
            .controller
    }

    private func showEntry() {
        DayEntryModule.createScreen { [clock, storage] in DayEntryStore(with: $0, clock: clock, storage: storage) }
            .place(with: nextPushedInFlow)
    }
}
