import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests of the tree of the hierarchy, and of what the selected controller consists of.
struct HierarchyStoreTests {
    private let application = InspectedApplication()

    private func lines(_ nodes: [ValueNode], _ indentation: String = "") -> [String] {
        nodes.flatMap { node in
            // An age, however long the test takes.
            let text = node.text.hasPrefix("for ") && node.text.hasSuffix(" s") ? "for some time" : node.text
            return ["\(indentation)\(node.label): \(text)\(node.isChanged ? " (changed)" : "")"]
                + lines(node.children, indentation + "  ")
        }
    }

    @Test func theHierarchyIsATreeThatFollowsTheApplication() async throws {
        try await application.inspect { inspection, flow in
            let store = HierarchyStore(of: inspection)
            let window = try #require(store.state.roots.first)
            #expect(window.className == "WindowController")
            let navigation = try #require(window.children.first)
            #expect(navigation.children.map(\.details) == ["“Counter”  /first  CounterFlow"])
            flow.showSecond()
            try await eventually { store.state.roots.first?.children.first?.children.count == 2 }
            #expect(store.state.roots.first?.children.first?.children.map(\.isOnScreen) == [false, true])
        }
    }

    @Test func theStatesFieldsEffectsAndObserversOfTheSelectedControllerAreShown() async throws {
        try await application.inspect { inspection, flow in
            let counter = try #require(flow.first)
            let observation = counter.observeState(\.count) { _ in }
            let store = HierarchyStore(of: inspection)
            counter.dispatchAction(.didTapIncrement)
            counter.dispatchAction(.didStart)
            let record = try #require(store.state.values.first?.id)
            store.dispatchAction(.didExpandValue(record + "/effects", true))
            store.dispatchAction(.didExpandValue(record + "/observers", true))
            #expect(store.state.title == "CounterController" && store.state.subtitle == "in /first")
            #expect(
                lines(store.state.values) == [
                    "CounterStore: CounterModule",
                    "  state: State(count: 1, text: \"\", limit: nil, isConstant: true, "
                        + "rows: [Row(isOn: false, size: .small)]) (changed)",
                    "    count: 1 (changed)",
                    "    text: \"\"",
                    "    limit: nil",
                    "    isConstant: true",
                    "    rows: [Row(isOn: false, size: .small)]",
                    "  effects: 1 running",
                    "    wait: for some time",
                    "  observers: 1 of the state, outputs aren't observed",
                    "    count: for some time",
                ]
            )
            observation.cancel()
            counter.cancelAllEffects()
        }
    }

    @Test func whatBeganBeforeTheInspectionHasAnAge() async throws {
        let counter = CounterStore()
        counter.observeState(\.count) { _ in }
        counter.observeOutput { _ in }
        counter.dispatchAction(.didStart)
        try await application.inspect { inspection, flow in
            flow.context?.topController?.holdReference(to: counter)
            let store = HierarchyStore(of: inspection), record = try #require(store.state.values.last?.id)
            let ages = try ["/effects", "/observers"].map { part in
                store.dispatchAction(.didExpandValue(record + part, true))
                return lines(try #require(store.state.values.last?.find(record + part)).children)
            }
            #expect(ages == [["wait: for some time"], ["count: for some time", "outputs: for some time"]])
        }
        counter.cancelAllEffects()
    }

    @Test func whatHasChangedInsideAnEnumerationIsMarked() async throws {
        try await application.inspect { inspection, flow in
            let profile = ProfileStore(with: .init())
            flow.context?.topController?.holdReference(to: profile)
            profile.dispatchAction(.didLoad(name: "A"))
            let store = HierarchyStore(of: inspection), record = try #require(store.state.values.last)
            store.dispatchAction(.didExpandValue(record.id + "/state/phase", true))
            profile.dispatchAction(.didLoad(name: "B"))
            store.dispatchAction(.didChangeActivity)
            let phase = try #require(store.state.values.last?.find(record.id + "/state/phase"))
            #expect(
                lines([phase]) == [
                    "phase: .loaded(User(name: \"B\", age: 30)) (changed)",
                    "  name: \"B\" (changed)",
                    "  age: 30",
                ]
            )
        }
    }

    @Test func anEffectThatIsDroppedDoesNotChangeTheAgeOfTheOneThatRuns() async throws {
        try await application.inspect { inspection, flow in
            let counter = try #require(flow.first), store = HierarchyStore(of: inspection)
            for _ in 1...2 { counter.dispatchAction(.didStart) }
            let record = try #require(store.state.values.first?.id)
            store.dispatchAction(.didExpandValue(record + "/effects", true))
            #expect(lines(store.state.values).contains("    wait: for some time"))
            counter.cancelAllEffects()
        }
    }

    @Test func aFieldIsSetByHandAndTheApplicationSeesAChange() async throws {
        try await application.inspect { inspection, flow in
            let counter = try #require(flow.first), store = HierarchyStore(of: inspection)
            let state = try #require(store.state.values.first?.children.first)
            let field = { name in state.children.first { $0.label == name }?.id }
            store.dispatchAction(.didSelectValue(field("count")))
            #expect(store.state.canSet && store.state.text == "0")
            store.dispatchAction(.didEditText("x"))
            store.dispatchAction(.didTapSet)
            #expect(store.state.notice == "“x” is no Int.")
            store.dispatchAction(.didEditText("41"))
            store.dispatchAction(.didTapSet)
            #expect(counter.state.count == 41 && store.state.notice == nil)
            await inspection.recorder.finishDescribing()
            #expect(inspection.recorder.log.entries.last?.text == "count: 0 → 41")
            store.dispatchAction(.didSelectValue(field("rows")))
            #expect(!store.state.canSet)
        }
    }

    @Test func anElementOfASetIsShownAndCannotBeSet() async throws {
        try await application.inspect { inspection, flow in
            flow.context?.topController?.holdReference(to: ProfileStore(with: .init()))
            let store = HierarchyStore(of: inspection), profile = try #require(store.state.values.last)
            store.dispatchAction(.didExpandValue(profile.id + "/state/tags", true))
            let tags = try #require(store.state.values.last?.find(profile.id + "/state/tags"))
            #expect(tags.children.map(\.text) == ["\"a\"", "\"b\""])
            store.dispatchAction(.didSelectValue(tags.children.last?.id))
            #expect(store.state.selectedNode?.text == "\"b\"")
            #expect(!store.state.canSet && store.state.text == "")
            store.dispatchAction(.didTapSet)
            #expect(store.state.notice == nil)
        }
    }

    @Test func sampleActionsAndEarlierOnesAreSentByHand() async throws {
        try await application.inspect { inspection, flow in
            let counter = try #require(flow.first), store = HierarchyStore(of: inspection)
            #expect(store.state.actions.map(\.id) == [".didTapIncrement"])
            store.dispatchAction(.didTapSend)
            #expect(counter.state.count == 1)
            counter.dispatchAction(.didType("a"))
            try await eventually { store.state.actions.map(\.id) == [".didTapIncrement", ".didType(\"a\")"] }
            counter.dispatchAction(.didType("b"))
            store.dispatchAction(.didChooseAction(".didType(\"a\")"))
            store.dispatchAction(.didTapSend)
            #expect(counter.state.text == "a")
        }
    }

    @Test func anActionIsSentToTheStoreOfTheSelectedValue() async throws {
        try await application.inspect { inspection, flow in
            let counter = try #require(flow.first), controller = try #require(flow.context?.topController)
            // The number of the last one begins with that of the first.
            let others = (2...10).map { _ in CounterStore() }, tenth = try #require(others.last)
            controller.holdReference(to: tenth)
            let store = HierarchyStore(of: inspection)
            #expect(store.state.values.map(\.id) == ["store 1", "store 10"])
            store.dispatchAction(.didSelectValue("store 10/state"))
            store.dispatchAction(.didTapSend)
            #expect(counter.state.count == 0 && tenth.state.count == 1)
        }
    }
}
