import Lasso
import LassoTestUtilities

/// An entry of a ``DayFlow``, whose text is kept in a storage, and whose words are counted after a pause in typing.
enum DayEntryModule: ScreenModule {
    enum Action: Equatable { case didType(String) }

    struct State: Equatable {
        var text = ""
        var wordCount = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayEntryStore) -> Screen {
        Screen(store, DayEntryController(store.asViewStore(), store.stored))
    }
}

final class DayEntryStore: LassoStore<DayEntryModule> {
    private(set) lazy var stored = StoredValue(of: self, \.text, in: storage, as: .text) { _ in nil }
    private let storage: any ByteStorage

    init(with state: State, clock: any Clock<Duration>, storage: any ByteStorage) {
        self.storage = storage
        super.init(with: state)
        effectClock = clock
        _ = stored
    }

    required convenience init(with state: State) {
        self.init(with: state, clock: MainQueueClock(), storage: MemoryStorage())
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text):
            update { $0.text = text }
            effect("count", .debounce(.milliseconds(300))) {
                text.split(separator: " ").count
            } receive: { store, count in
                store.update { $0.wordCount = count }
            }
            // It is canceled when the entry is closed.
            effect("remind", .cancelPrevious) { [effectClock] in try await effectClock.sleep(for: .seconds(600)) }
        }
    }
}

final class DayEntryController: Controller, LassoView {
    let store: DayEntryModule.ViewStore
    let stored: StoredValue<DayEntryModule, String>

    init(_ store: DayEntryModule.ViewStore, _ stored: StoredValue<DayEntryModule, String>) {
        (self.store, self.stored) = (store, stored)
        super.init()
    }
}
