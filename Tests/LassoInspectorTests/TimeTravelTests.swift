import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector

/// Tests that earlier moments are shown in the application.
struct TimeTravelTests {
    private let application = InspectedApplication()

    @Test func aStoreThatWasReleasedBeforeAMomentIsNotMissedThere() async {
        await application.inspect { inspection, flow in
            flow.showSecond()
            // A transition keeps the screen for a while, for example.
            var kept = flow.second
            flow.context?.popToRoot(animated: false)
            #expect(kept != nil)
            kept = nil
            for _ in 1...2 { flow.first?.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: inspection.recorder.lastMoment - 1)
            #expect(inspection.traveler.shortcoming == nil)
        }
    }

    @Test func theStatesOfAMomentAreShownForwardAndBack() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            var seen: [Int] = []
            store.observeState(\.count) { seen.append($0) }
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            // The moments 3, 5, and 7 are the changes; 1 is the place.
            let traveler = inspection.traveler
            await traveler.travel(to: 3)
            #expect(store.state.count == 1 && traveler.moment == 3)
            await traveler.travel(to: 1)
            #expect(store.state.count == 0)
            await traveler.travel(to: 5)
            #expect(store.state.count == 2)
            await traveler.travel(to: nil)
            #expect(store.state.count == 3 && traveler.moment == nil && traveler.shortcoming == nil)
            #expect(seen == [0, 1, 2, 3, 1, 0, 2, 3])
            #expect(inspection.recorder.lastMoment == 7)
        }
    }

    @Test func theApplicationReturnsToThePresentWhenTheInspectorIsClosed() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1)
            inspection.close()
            try await eventually { store.state.count == 3 }
        }
    }

    @Test(arguments: [false, true])
    func aResultArrivesInThePresentAfterTheInspectorIsClosedOnTheWay(hasBegun: Bool) async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (load, sender) = heldNumber()
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            store.load = load
            store.dispatchAction(.didTapLoad)
            let travel = inspection.traveler.startTravel(to: 3)
            while hasBegun, !inspection.recorder.isSuspended { await Task.yield() }
            inspection.close()
            sender.yield(40)
            await travel.value
            #expect(inspection.traveler.moment == nil)
            try await eventually { store.state.count == 42 }
        }
    }

    @Test(arguments: [false, true])
    func anApplicationThatGoesOnWithoutWindowsHasTheStatesOfThePresent(isOnTheWay: Bool) async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (load, sender) = heldNumber()
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            store.load = load
            store.dispatchAction(.didTapLoad)
            let travel = inspection.traveler.startTravel(to: 3)
            if isOnTheWay {
                while store.state.count == 2 { await Task.yield() }
            } else {
                await travel.value
            }
            #expect(store.state.count == 1)
            inspection.windows.all.first?.close()
            inspection.close()
            #expect(store.state.count == 2)
            await travel.value
            sender.yield(40)
            try await eventually { store.state.count == 42 }
        }
    }

    @Test func thePlaceOfAMomentIsShownWithTheStatesOfReleasedStores() async throws {
        await application.inspect { inspection, flow in
            flow.showSecond()
            flow.second?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            flow.context?.popToRoot(animated: false)
            inspection.updateObjects()
            #expect(flow.second == nil)
            let traveler = inspection.traveler
            await traveler.travel(to: there)
            #expect(flow.context?.path == "/first/second" && traveler.shortcoming == nil)
            #expect(flow.second?.state.count == 1)
            await traveler.travel(to: there - 1)
            #expect(flow.second?.state.count == 0)
            await traveler.travel(to: nil)
            #expect(flow.context?.path == "/first")
        }
    }

    @Test func whatHappensAtAnEarlierMomentContinuesFromThere() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            store.dispatchAction(.didType("a"))
            await inspection.recorder.finishDescribing()
            #expect(inspection.traveler.moment == nil)
            #expect(inspection.recorder.log.entries.filter(\.isAbandoned).map(\.id) == [4, 5, 6, 7])
            // The abandoned states are never shown again.
            await inspection.traveler.travel(to: 7)
            #expect(store.state.count == 1 && store.state.text == "")
            await inspection.traveler.travel(to: nil)
            #expect(store.state.count == 1 && store.state.text == "a")
        }
    }

    @Test func anEffectThatEndsOnTheWayToAMomentDeliversItsResultInThePresent() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            let (load, sender) = heldNumber()
            store.load = load
            store.dispatchAction(.didTapLoad)
            let travel = Task { await inspection.traveler.travel(to: 3) }
            while !inspection.recorder.isSuspended { await Task.yield() }
            sender.yield(40)
            await travel.value
            #expect(store.state.count == 1)
            await inspection.traveler.travel(to: nil)
            try await eventually { store.state.count == 42 }
            await inspection.recorder.finishDescribing()
            #expect(inspection.recorder.log.entries.last?.text.contains("42") == true)
        }
    }

    @Test func aJourneyThatIsEndedOnTheWayTellsNothing() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), traveler = inspection.traveler
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            let travel = Task { await traveler.travel(to: 3) }
            while !inspection.recorder.isSuspended { await Task.yield() }
            traveler.end()
            var count = 0
            traveler.didTravel = { count += 1 }
            await travel.value
            #expect(count == 0 && traveler.moment == nil)
        }
    }

    @Test func whatARunningEffectDoesWaitsForThePresent() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (ticks, clock) = AsyncStream<Void>.makeStream()
            var handled = 0
            store.load = { [weak store] in
                for await _ in ticks {
                    store?.dispatchAction(.didTapIncrement)
                    handled += 1
                }
                return 0
            }
            store.dispatchAction(.didTapLoad)
            clock.yield()
            try await eventually { store.state.count == 1 }
            let there = inspection.recorder.lastMoment
            clock.yield()
            try await eventually { store.state.count == 2 }
            await inspection.traveler.travel(to: there)
            clock.yield()
            try await eventually { handled == 3 }
            #expect(inspection.traveler.moment == there && store.state.count == 1)
            await inspection.traveler.travel(to: nil)
            try await eventually { store.state.count == 3 }
            clock.yield()
            try await eventually { store.state.count == 4 }
            clock.finish()
        }
    }

    @Test func aTitleThatChangesLateLeavesTheMomentShown() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), context = try #require(flow.context)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            context.topController?.pathComponent = "other"
            #expect(inspection.traveler.moment == 3 && store.state.count == 1)
        }
    }

    // MARK: Screens without a path

    @Test func aLaterScreenThatNoPathNamesStaysAndIsNamed() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), context = try #require(flow.context), page = Controller()
            let traveler = inspection.traveler
            store.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            context.push(page, animated: false)
            store.dispatchAction(.didTapIncrement)
            await traveler.travel(to: there)
            #expect(store.state.count == 1 && context.topController === page)
            #expect(traveler.shortcoming == "Still shown, because no path leads back: Controller.")
            await traveler.travel(to: nil)
            #expect(store.state.count == 2 && context.topController === page && traveler.shortcoming == nil)
        }
    }

    @Test func anEarlierScreenThatNoPathNamesIsMissed() async throws {
        try await application.inspect { inspection, flow in
            let context = try #require(flow.context), page = Controller()
            page.title = "Page"
            context.push(page, animated: false)
            let there = inspection.recorder.lastMoment
            context.pop(animated: false)
            await inspection.traveler.travel(to: there)
            #expect(inspection.traveler.shortcoming == "Not shown again, because no path leads there: Page.")
            await inspection.recorder.finishDescribing()
            let texts = inspection.recorder.log.entries.suffix(2).map(\.text)
            #expect(texts == ["/first → /first “Page”", "/first “Page” → /first"])
        }
    }

    @Test func aTabThatNoPathNamesStaysSelectedAndIsNamed() async throws {
        try await application.inspect { inspection, flow in
            let context = try #require(flow.context), tabs = TabController()
            tabs.setControllers([Controller(), Controller()])
            for (tab, title) in zip(tabs.controllers, ["Inbox", "Archive"]) { tab.title = title }
            context.push(tabs, animated: false)
            let there = inspection.recorder.lastMoment
            tabs.selectedIndex = 1
            await inspection.traveler.travel(to: there)
            let text = inspection.traveler.shortcoming ?? ""
            #expect(text.contains("no path leads there: Inbox.") && text.contains("no path leads back: Archive."))
        }
    }

    @Test func aScreenThatIsCreatedAgainIsTheSame() async throws {
        try await application.inspect { inspection, flow in
            let context = try #require(flow.context), tabs = TabController()
            tabs.setControllers([Controller()])
            context.push(tabs, animated: false)
            let there = inspection.recorder.lastMoment
            tabs.setControllers([Controller()])
            #expect(inspection.recorder.lastMoment == there + 1)
            await inspection.traveler.travel(to: there)
            #expect(inspection.traveler.shortcoming == nil)
        }
    }

    // MARK: Effects on the way

    @Test func anEffectThatWouldBeginOnTheWayToAMomentDoesNothing() async throws {
        try await application.inspect { inspection, flow in
            var count = 0
            flow.prepareSecond = { store in
                store.load = {
                    count += 1
                    return 0
                }
                store.dispatchAction(.didTapLoad)
            }
            flow.showSecond()
            try await eventually { count == 1 }
            let there = inspection.recorder.lastMoment
            flow.context?.popToRoot(animated: false)
            await inspection.traveler.travel(to: there)
            #expect(flow.context?.path == "/first/second" && count == 1)
        }
    }

    @Test func anEffectThatRunsIsNotCanceledByOneThatWouldBeginOnTheWay() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (load, sender) = heldNumber()
            store.load = load
            store.observeState(\.count) { [weak store] (count: Int) in
                if count == 1 { store?.dispatchAction(.didTapLoad) }
            }
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            // The observer starts the effect again.
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1)
            await inspection.traveler.travel(to: nil)
            sender.yield(40)
            try await eventually { store.state.count == 42 }
        }
    }

    @Test(arguments: [SystemEventPolicy.queue, .dropNew, .cancelPrevious])
    func aLoadThatRunsIsNotReplacedByOneThatWouldBeginOnTheWay(policy: SystemEventPolicy) async throws {
        try await application.inspect { inspection, _ in
            let store = LoaderStore(with: .init()), (load, sender) = heldNumber()
            store.whileLoading = policy
            store.load = load
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            store.dispatchAction(.didTapLoad)
            #expect(store.state.progress == "loading")
            // The observer starts the load again.
            store.observeState(\.count) { [weak store] (count: Int) in
                if count == 1 { store?.dispatchAction(.didTapLoad) }
            }
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1 && store.state.progress == "" && store.runningEffects.count == 1)
            await inspection.traveler.travel(to: nil)
            #expect(store.state.progress == "loading")
            sender.yield(40)
            try await eventually { store.state.count == 42 }
            #expect(store.state.progress == "" && store.runningEffects.isEmpty)
        }
    }

    @Test func anEffectThatRunsIsNotCanceledByHandOnTheWay() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (load, sender) = heldNumber()
            store.load = load
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            store.dispatchAction(.didTapLoad)
            store.observeState(\.count) { [weak store] (count: Int) in
                guard count == 1 else { return }
                store?.cancelEffects("load")
                store?.cancelAllEffects()
            }
            await inspection.traveler.travel(to: 3)
            await inspection.traveler.travel(to: nil)
            sender.yield(40)
            try await eventually { store.state.count == 42 }
            store.dispatchAction(.didTapLoad)
            store.cancelAllEffects()
            #expect(store.runningEffects.isEmpty)
        }
    }

    @Test func anEffectThatRunsIsNotCanceledByItsHandleOnTheWay() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), (load, sender) = heldNumber()
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            let effect = store.effect("load", work: load) { store, number in store.update { $0.count += number } }
            store.observeState(\.count) { (count: Int) in
                if count == 1 { effect.cancel() }
            }
            await inspection.traveler.travel(to: 3)
            #expect(effect.isRunning)
            await inspection.traveler.travel(to: nil)
            sender.yield(40)
            try await eventually { store.state.count == 42 }
        }
    }

    @Test func nothingThatTellsOfAnEarlierMomentIsSentOnTheWay() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), context = try #require(flow.context)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            store.observeState(\.count) { [unowned context] (count: Int) in
                guard count == 1 else { return }
                context.toast("One")
                DesktopNotification("one", title: "One").send()
            }
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1 && context.shownToast == nil && DesktopNotification.sent.isEmpty)
        }
    }

    // MARK: Questions

    @Test func noPlaceIsShownWhileAQuestionIsOpen() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), context = try #require(flow.context)
            let traveler = inspection.traveler
            flow.showSecond()
            let there = inspection.recorder.lastMoment
            context.popToRoot(animated: false)
            let asking = Task { await context.confirm("Discard?", accept: "Discard") }
            try await eventually { context.question != nil }
            let travel = Task { await traveler.travel(to: there) }
            try await eventually { traveler.moment == there && !traveler.isTraveling }
            await travel.value
            let text = traveler.shortcoming ?? ""
            #expect(text.contains("Not reached: /first/second.") && text.contains("Discard?"))
            store.dispatchAction(.didTapIncrement)
            (context.question as? AlertController)?.answer(0)
            _ = await asking.value
            await traveler.travel(to: nil)
            #expect(store.state.count == 1 && context.path == "/first")
        }
    }

    // MARK: Released stores

    @Test func storesThatWereReleasedAtTheSamePlaceHaveStatesOfTheirOwn() async throws {
        await application.inspect { inspection, flow in
            var moments: [Int] = []
            for count in [1, 5] {
                flow.showSecond()
                for _ in 1...count { flow.second?.dispatchAction(.didTapIncrement) }
                moments.append(inspection.recorder.lastMoment)
                flow.context?.popToRoot(animated: false)
                inspection.updateObjects()
            }
            await inspection.traveler.travel(to: moments[0])
            #expect(flow.second?.state.count == 1)
            await inspection.traveler.travel(to: nil)
            await inspection.traveler.travel(to: moments[1])
            #expect(flow.second?.state.count == 5)
            // The store of the other moment is still there, and takes the place.
            await inspection.traveler.travel(to: moments[0])
            #expect(flow.second?.state.count == 1)
        }
    }

    @Test func aStoreThatAnEarlierMomentDoesNotHaveComesBackWithItsState() async throws {
        await application.inspect { inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            flow.showSecond()
            flow.second?.dispatchAction(.didTapIncrement)
            await inspection.traveler.travel(to: there)
            #expect(flow.context?.path == "/first" && flow.second == nil)
            await inspection.traveler.travel(to: nil)
            #expect(flow.context?.path == "/first/second" && flow.second?.state.count == 1)
            #expect(inspection.traveler.shortcoming == nil)
        }
    }

    // MARK: Saving

    // In a process of its own, because all values are saved, also those of other tests.
    @Test func theValueOfAStoreThatTimeTravelCreatesIsNotSaved() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try await InspectedApplication().inspect { inspection, flow in
                let storage = MemoryStorage()
                flow.prepareSecond = { store in
                    StoredValue(of: store, \.text, in: storage, as: .text, delay: .milliseconds(1)) {
                        .didChangeStorage($0)
                    }
                }
                flow.showSecond()
                flow.second?.dispatchAction(.didType("a"))
                let there = inspection.recorder.lastMoment
                try await eventually { storage.text == "a" }
                flow.second?.dispatchAction(.didType("b"))
                try await eventually { storage.text == "b" }
                flow.context?.popToRoot(animated: false)
                await inspection.traveler.travel(to: there)
                try #require(flow.second?.state.text == "a")
                await inspection.traveler.travel(to: nil)
                await UnsavedValues.saveAll()
                try #require(storage.text == "b")
            }
        }
    }

    @Test func anEarlierMomentIsNotSavedAtTheEndOfTheApplication() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), storage = MemoryStorage()
            let value = StoredValue(of: store, \.text, in: storage, as: .text, delay: .milliseconds(1)) {
                .didChangeStorage($0)
            }
            store.dispatchAction(.didType("a"))
            let there = inspection.recorder.lastMoment
            store.dispatchAction(.didType("b"))
            try await eventually { storage.text == "b" }
            await inspection.traveler.travel(to: there)
            inspection.windows.all.first?.close()
            #expect(store.state.text == "a" && inspection.traveler.moment == there)
            // As the end does with all values, of which other tests have some.
            await value.save()
            #expect(storage.text == "b")
        }
    }

    @Test func anEarlierMomentIsNotSavedBeforeItBecomesThePresent() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), storage = MemoryStorage()
            let stored = StoredValue(of: store, \.text, in: storage, as: .text, delay: .milliseconds(1)) {
                .didChangeStorage($0)
            }
            try await stored.load()
            store.dispatchAction(.didType("a"))
            let there = inspection.recorder.lastMoment
            try await eventually { storage.text == "a" && store.storageEvents.last == .saved }
            store.dispatchAction(.didType("b"))
            try await eventually { storage.text == "b" && !stored.state.hasUnsavedChanges }
            await inspection.traveler.travel(to: there)
            try await MainQueueClock().sleep(for: .milliseconds(100))
            #expect(store.state.text == "a" && inspection.traveler.moment == there)
            #expect(storage.text == "b")
            inspection.traveler.continueFromHere()
            try await eventually { storage.text == "a" }
        }
    }

    @Test func continuingByHandAbandonsTheLaterEntries() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first)
            for _ in 1...2 { store.dispatchAction(.didTapIncrement) }
            await inspection.traveler.travel(to: 3)
            inspection.traveler.continueFromHere()
            await inspection.traveler.travel(to: nil)
            #expect(store.state.count == 1)
        }
    }

    // Without a loading state, the states of the moment and of the present are identical.
    @Test(arguments: [false, true])
    func aLoadThatBeganAfterTheMomentIsCanceled(hasLoadingState: Bool) async {
        await application.inspect { inspection, _ in
            let store = LoaderStore(with: .init()), (load, sender) = heldNumber()
            if !hasLoadingState { store.progress = nil }
            store.load = load
            store.dispatchAction(.didTapIncrement)
            store.dispatchAction(.didTapLoad)
            await inspection.traveler.travel(to: 3)
            #expect(store.state.count == 1 && store.runningEffects.count == 1)
            inspection.traveler.continueFromHere()
            sender.yield(40)
            #expect(store.state.count == 1 && store.state.progress == "" && store.runningEffects.isEmpty)
        }
    }

    // The moments 3 and 4 are the first loading state and the start of the load.
    @Test(arguments: [3, 4]) func aLoadThatTheMomentHasGoesOn(there: Int) async throws {
        try await application.inspect { inspection, _ in
            let store = LoaderStore(with: .init()), (load, sender) = heldNumber()
            store.load = load
            store.dispatchAction(.didTapLoadTwice)
            sender.yield(40)
            try await eventually { store.state.progress == "second" }
            await inspection.traveler.travel(to: there)
            #expect(store.state.progress == "first")
            inspection.traveler.continueFromHere()
            sender.yield(2)
            try await eventually { store.state.count == 42 && store.state.progress == "" }
        }
    }

    @Test func aLoadBeginsWithItsLoadingStateAlsoIfAnEffectEndsBeforeItIsStarted() async throws {
        try await application.inspect { inspection, _ in
            let store = LoaderStore(with: .init()), (load, sender) = heldNumber()
            store.load = load
            let effect = store.effect("wait") { try await Task.sleep(for: .seconds(1_000)) }
            store.observeState(\.progress) { (progress: String) in
                if progress == "loading" { effect.cancel() }
            }
            // The action and the loading state.
            let there = inspection.recorder.lastMoment + 2
            store.dispatchAction(.didTapLoad)
            #expect(store.state.progress == "loading" && !effect.isRunning)
            await inspection.traveler.travel(to: there)
            inspection.traveler.continueFromHere()
            sender.yield(40)
            try await eventually { store.state.count == 40 && store.state.progress == "" }
        }
    }

    @Test func aScreenWithoutANameInAnotherTabIsShownAgain() async {
        await application.inspect { inspection, _ in
            let window = WindowController(), tabs = TabController()
            tabs.place(with: root(of: window))
            CounterFlow().start(with: tab(in: tabs).withNavigationEmbedding())
            // The second one has the same path, too.
            let navigations = (1...2).map { _ in
                let list = Controller()
                list.pathComponent = "list"
                let navigation = NavigationController(rootController: list)
                navigation.place(with: tab(in: tabs))
                return navigation
            }
            window.open()
            tabs.selectedIndex = 0
            let there = inspection.recorder.lastMoment
            let form = Controller()
            tabs.selectedIndex = 2
            navigations[1].push(form, animated: false)
            let traveler = inspection.traveler
            await traveler.travel(to: there)
            #expect(window.path == "/first" && traveler.shortcoming == nil)
            await traveler.travel(to: nil)
            #expect(window.path == "/list" && tabs.selectedIndex == 2 && traveler.shortcoming == nil)
            #expect(navigations[1].topController === form)
            window.close()
        }
    }

    @Test func whatCannotBeShownIsSaid() async throws {
        await application.inspect { inspection, flow in
            var store: CounterStore? = CounterStore()
            store?.dispatchAction(.didTapIncrement)
            let there = inspection.recorder.lastMoment
            store = nil
            flow.first?.dispatchAction(.didTapIncrement)
            await inspection.traveler.travel(to: there)
            #expect(inspection.traveler.shortcoming == "Not shown, because it was released: CounterStore.")
        }
    }

    @Test func theLogStepsFromChangeToChange() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            try await eventually { log.state.entries.count == 7 }
            #expect(log.state.place == "Now, after 7")
            @MainActor func step(_ action: LogModule.Action, to count: Int) async throws {
                log.dispatchAction(action)
                try await eventually { store.state.count == count && !inspection.traveler.isTraveling }
            }
            try await step(.didTapEarlier, to: 2)
            #expect(log.state.selection == 5 && log.state.place == "Moment 5 of 7")
            try await step(.didTapEarlier, to: 1)
            try await step(.didTapEarlier, to: 0)
            #expect(log.state.canGoEarlier)
            try await step(.didTapLater, to: 1)
            try await step(.didTapLater, to: 2)
            try await step(.didTapLater, to: 3)
            #expect(!log.state.isEarlier)
        }
    }

    @Test func eachPressOfAKeyIsAStepAlsoBeforeTheMomentIsShown() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            for _ in 1...3 { store.dispatchAction(.didTapIncrement) }
            try await eventually { log.state.entries.count == 7 }
            let controller = LogViewController(log.asViewStore())
            for command in ["earlier", "now", "earlier", "earlier", "earlier", "later"] {
                #expect(controller.availableCommands[command]?.perform() == true)
            }
            try await eventually { store.state.count == 1 && !inspection.traveler.isTraveling }
            #expect(log.state.place == "Moment 3 of 7")
        }
    }

    @Test func aStepBeginsAtTheLastChangeAlsoBeforeTheLogHasAllEntries() async throws {
        try await application.inspect(slice: .zero) { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            for _ in 1...100 { store.dispatchAction(.didTapIncrement) }
            let waitingCount = inspection.recorder.keptCount
            log.dispatchAction(.didTapEarlier)
            #expect(inspection.recorder.keptCount == waitingCount)
            try await eventually { store.state.count == 99 && !inspection.traveler.isTraveling }
            log.dispatchAction(.didTapEarlier)
            for _ in 1...2 { log.dispatchAction(.didTapLater) }
            try await eventually { store.state.count == 100 && !inspection.traveler.isTraveling }
        }
    }

    @Test func aJourneyLetsTheMainLoopHaveItsTurnsUntilTheLogHasAllEntries() async throws {
        try await application.inspect(slice: .zero) { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            for _ in 1...100 { store.dispatchAction(.didTapIncrement) }
            log.dispatchAction(.didTapEarlier)
            var turnCount = 0
            while !inspection.recorder.isSuspended {
                turnCount += 1
                // The second one replaces the first, which waits.
                if turnCount == 10 { log.dispatchAction(.didTapEarlier) }
                await MainQueueClock.nextTurn()
            }
            #expect(turnCount > 10 && inspection.recorder.isIdle)
            try await eventually { !inspection.traveler.isTraveling }
            #expect(store.state.count == 98 && log.state.selected?.text == "count: 97 → 98")
        }
    }

    @Test func anActionIsSentAgain() async throws {
        try await application.inspect { inspection, flow in
            let store = try #require(flow.first), log = LogStore(of: inspection)
            store.dispatchAction(.didTapIncrement)
            try await eventually { log.state.entries.count == 3 }
            log.dispatchAction(.didSelect(3))
            #expect(!log.state.canSend)
            log.dispatchAction(.didSelect(2))
            #expect(log.state.canSend)
            log.dispatchAction(.didTapSend)
            #expect(store.state.count == 2)
        }
    }
}
