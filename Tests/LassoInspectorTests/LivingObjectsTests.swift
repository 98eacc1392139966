import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests of what is found to be alive.
struct LivingObjectsTests {
    private let application = InspectedApplication()

    @Test func aLeakedStoreIsFoundAndMarked() async throws {
        try await application.inspect { inspection, flow in
            let alive = AliveStore(of: inspection)
            flow.showSecond()
            var leaked = flow.second
            try await eventually { alive.state.rows.first { $0.name == "CounterStore" }?.count == 2 }
            #expect(alive.state.outsideCount == 0)
            flow.context?.popToRoot(animated: false)
            try await eventually { alive.state.outsideCount == 1 }
            let row = try #require(alive.state.rows.first)
            #expect(row.name == "CounterStore" && row.place == "1 not in the hierarchy")
            alive.dispatchAction(.didShowOutsideOnly(true))
            #expect(alive.state.rows.map(\.name) == ["CounterStore"])
            #expect(leaked != nil)
            leaked = nil
            alive.dispatchAction(.didPassTime)
            #expect(alive.state.rows == [] && alive.state.outsideCount == 0)
        }
    }

    @Test func aStoreThatOnlyAViewShowsIsInTheHierarchyAndInspected() async throws {
        try await application.inspect { inspection, flow in
            // It may also be shared by several controllers of a flow.
            let store = CounterStore()
            flow.context?.push(NumberController(store.asViewStore().asViewStore(stateMap: \.count)), animated: false)
            try await eventually { inspection.objects.all.count { $0.className == "CounterStore" } == 2 }
            #expect(inspection.objects.all.allSatisfy { $0.outsideSince == nil })
            let values = HierarchyStore(of: inspection).state.values
            #expect(values.map { "\($0.label): \($0.text)" } == ["CounterStore: CounterModule"])
        }
    }

    @Test func screensStoresAndFlowsAreCountedByClass() async throws {
        await application.inspect { inspection, flow in
            flow.showSecond()
            inspection.updateObjects()
            let rows = AliveModule.Row.rows(of: inspection.objects.all, at: inspection.recorder.time)
            #expect(
                rows.map { "\($0.kind.rawValue) \($0.name) \($0.count)" } == [
                    "Flow CounterFlow 1", "Screen CounterController 2", "Screen NavigationController 1",
                    "Screen WindowController 1", "Store CounterStore 2",
                ]
            )
        }
    }
}

private final class NumberController: Controller, LassoView {
    let store: AnyViewStore<Int, CounterModule.Action>

    init(_ store: AnyViewStore<Int, CounterModule.Action>) {
        self.store = store
        super.init()
    }
}
