import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct StoredSettingTests {
    private enum Order: String { case name, date }

    private enum ListModule: StoreModule {
        enum Action: Equatable {
            case didChangeShowsDone(Bool), didChangeLimit(Int), didChangeOrder(Order), didChangeColumns([String])
        }

        struct State: Equatable {
            var showsDone = false
            var limit = 10
            var order = Order.name
            var columns: [String] = []
        }
    }

    /// A store whose limit is never above 100, and which is never sorted by date without columns.
    private final class ListStore: LassoStore<ListModule> {
        var actions: [Action] = []

        override func handleAction(_ action: Action) {
            actions.append(action)
            switch action {
            case .didChangeShowsDone(let showsDone): update { $0.showsDone = showsDone }
            case .didChangeLimit(let limit): update { $0.limit = min(limit, 100) }
            case .didChangeOrder(.date) where state.columns.isEmpty: break
            case .didChangeOrder(let order): update { $0.order = order }
            case .didChangeColumns(let columns): update { $0.columns = columns }
            }
        }
    }

    private let settings = MemorySettings([
        "shows-done": .bool(true), "limit": .int(10), "order": .string("name"), "columns": .strings([]),
    ])
    private let store = ListStore(with: .init())

    @Test func theSettingBecomesTheStateAndTheStateBecomesTheSetting() {
        StoredSetting(of: store, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
        #expect(store.actions == [.didChangeShowsDone(true)])
        store.dispatchAction(.didChangeShowsDone(false))
        #expect(settings[valueOf: "shows-done"] == .bool(false))
        #expect(settings.writeCount == 1)
        // The store's own change isn't sent back to it.
        #expect(store.actions == [.didChangeShowsDone(true), .didChangeShowsDone(false)])
        settings.set(.bool(true), of: "shows-done")
        #expect(store.state.showsDone)
        #expect(store.actions.count == 3)
        // The setting's change isn't saved again.
        #expect(settings.writeCount == 2)
    }

    @Test func aValueThatTheStoreCorrectsIsSavedAndOneThatItRefusesIsNot() {
        StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        StoredSetting(of: store, \.order, in: settings["order"]) { .didChangeOrder($0) }
        settings.set(.int(500), of: "limit")
        #expect(store.state.limit == 100)
        #expect(settings[valueOf: "limit"] == .int(100))
        settings.set(.string("date"), of: "order")
        #expect(store.state.order == .name)
        #expect(settings[valueOf: "order"] == .string("date"))
    }

    @Test func everyTypeIsSaved() {
        StoredSetting(of: store, \.columns, in: settings["columns"]) { .didChangeColumns($0) }
        StoredSetting(of: store, \.order, in: settings["order"]) { .didChangeOrder($0) }
        store.dispatchAction(.didChangeColumns(["name", "date"]))
        store.dispatchAction(.didChangeOrder(.date))
        #expect(settings[valueOf: "columns"] == .strings(["name", "date"]))
        #expect(settings[valueOf: "order"] == .string("date"))
    }

    @Test func whatCanNotBeUsedIsToldAndLeavesTheState() {
        let wrong = StoredSetting(of: store, \.showsDone, in: settings["limit"]) { .didChangeShowsDone($0) }
        #expect(wrong.state.problem == .wrongType("limit", in: "memory", found: "Int", expected: .bool))
        #expect(!store.state.showsDone)
        let missing = StoredSetting(of: store, \.limit, in: settings["limits"]) { .didChangeLimit($0) }
        #expect(missing.state.problem?.description.hasSuffix("keys: columns, limit, order, shows-done") == true)
        let order = StoredSetting(of: store, \.order, in: settings["order"]) { .didChangeOrder($0) }
        settings.set(.string("size"), of: "order")
        #expect(order.state.problem == .unusableValue(.string("size"), of: "order", in: "memory"))
        #expect(store.state.order == .name)
        // The next change replaces it.
        store.dispatchAction(.didChangeColumns(["name"]))
        store.dispatchAction(.didChangeOrder(.date))
        #expect(order.state.problem == nil)
        #expect(settings[valueOf: "order"] == .string("date"))
    }

    @Test func aLockedSettingIsToldAndSavedOnceItIsUnlocked() {
        let setting = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        #expect(setting.state.isWritable)
        settings.lockedKeys = ["limit"]
        #expect(!setting.state.isWritable)
        store.dispatchAction(.didChangeLimit(20))
        #expect(setting.state.problem == .notWritable("limit", in: "memory"))
        #expect(store.state.limit == 20 && settings[valueOf: "limit"] == .int(10))
        settings.lockedKeys = []
        #expect(setting.state.isWritable)
        store.dispatchAction(.didChangeLimit(30))
        #expect(settings[valueOf: "limit"] == .int(30))
    }

    @Test func resettingASettingWithoutADefaultReturnsToTheFirstPart() throws {
        let settings = UnkeptSettings("the test")
        let setting = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        store.dispatchAction(.didChangeLimit(50))
        setting.dispatchAction(.reset)
        #expect(store.state.limit == 10)
        #expect(try settings.value(of: "limit", as: .int) == nil)
        store.dispatchAction(.didChangeLimit(50))
        // A store that resets the setting by itself handles the action later.
        store.observeState(\.limit) { if $0 == 60 { settings.reset("limit") } }
        store.dispatchAction(.didChangeLimit(60))
        #expect(store.state.limit == 10)
        #expect(try settings.value(of: "limit", as: .int) == nil)
    }

    @Test func resettingReturnsToTheDefault() {
        let setting = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        store.dispatchAction(.didChangeLimit(20))
        setting.dispatchAction(.reset)
        #expect(store.state.limit == 10)
    }

    @Test func aStoreThatIsGoneTakesItsSettingAlong() {
        let recorder = LifetimeRecorder()
        do {
            let store = ListStore(with: .init())
            recorder.record(store)
            recorder.record(StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) })
        }
        #expect(recorder.survivors == [])
        settings.set(.int(3), of: "limit")
    }
}
