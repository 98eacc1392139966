package import Lasso

/// The module of a screen whose store keeps a text in a storage, and a setting.
package enum MemoModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didType(String)
        case didChangeStorage(StorageEvent)
        case didChangeZoom(Int)
    }

    package struct State: Equatable {
        package var text = ""
        package var zoom = 100
        package var events: [StorageEvent] = []
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: MemoStore) -> Screen { Screen(store, Controller()) }
}

/// A closure that merges a text with the one that another program has saved.
package typealias MemoMerge = (_ saved: String?, _ mine: String, _ theirs: String) -> String

package final class MemoStore: LassoStore<MemoModule> {
    private var stored: StoredValue<MemoModule, String>?

    package convenience init(
        with state: State,
        text: any ByteStorage,
        settings: any SettingsStorage,
        delay: Duration = .milliseconds(1),
        merging merge: MemoMerge? = nil
    ) {
        self.init(with: state)
        stored = StoredValue(of: self, \.text, in: text, as: .text, delay: delay, merging: merge) {
            .didChangeStorage($0)
        }
        StoredSetting(of: self, \.zoom, in: settings["zoom"]) { .didChangeZoom($0) }
    }

    /// Waits until the text is loaded.
    package func load() async throws { try await stored?.load() }

    package override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text += text }
        case .didChangeStorage(let event): update { $0.events.append(event) }
        case .didChangeZoom(let zoom): update { $0.zoom = zoom }
        }
    }
}

/// A flow with the memo alone.
package final class MemoFlow: Flow<NoOutputFlow> {
    private let text: any ByteStorage
    private let settings: any SettingsStorage
    private let delay: Duration
    private let merge: MemoMerge?
    private let clock: (any Clock<Duration>)?
    private weak var store: MemoModule.Store?

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - text: The storage of the text.
    ///   - settings: The settings.
    ///   - delay: The time after which a change of the text is saved.
    ///   - merge: A closure that merges two texts.
    ///   - clock: The clock that measures the delay; `nil` for the store's own.
    package init(
        text: any ByteStorage,
        settings: any SettingsStorage,
        delay: Duration = .milliseconds(1),
        merging merge: MemoMerge? = nil,
        clock: (any Clock<Duration>)? = nil
    ) {
        (self.text, self.settings, self.delay, self.merge, self.clock) = (text, settings, delay, merge, clock)
    }

    package override func createInitialController() -> Controller {
        let screen = MemoModule.createScreen { [text, settings, delay, merge] in
            MemoStore(with: $0, text: text, settings: settings, delay: delay, merging: merge)
        }
        store = screen.store
        if let clock { screen.concreteStore.effectClock = clock }
        return screen.controller
    }

    /// Does what the user does.
    package func send(_ action: MemoModule.Action) { store?.dispatchAction(action) }

    /// What happened to the stored text.
    package var events: [StorageEvent] { store?.state.events ?? [] }
}
