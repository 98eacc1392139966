import Lasso
import LassoTestUtilities

enum NoteModule: StoreModule {
    enum Action: Equatable {
        case didType(String)
        case didChangeStorage(StorageEvent)
    }

    struct State: Equatable {
        var text = ""
        var selection = 0
        var events: [StorageEvent] = []
    }
}

/// A store whose text is kept in a storage. Its delays are measured by a clock of the test.
final class NoteStore: LassoStore<NoteModule> {
    let clock = TestClock()
    private(set) weak var stored: StoredValue<NoteModule, String>?

    /// Creates a store with a stored text.
    convenience init(
        in storage: any ByteStorage,
        as format: StorageFormat<String> = .text,
        merging merge: ((String?, String, String) -> String)? = nil
    ) {
        self.init(with: State())
        effectClock = clock
        let stored = StoredValue(of: self, \.text, in: storage, as: format, merging: merge) { .didChangeStorage($0) }
        self.stored = stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        case .didChangeStorage(let event): update { $0.events.append(event) }
        }
    }

    /// Waits until the text was loaded.
    func load() async throws { try await stored?.load() }

    /// Changes the text and saves it.
    func save(_ text: String) async {
        dispatchAction(.didType(text))
        await stored?.save()
    }
}
