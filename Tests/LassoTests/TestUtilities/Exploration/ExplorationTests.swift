import Lasso
import LassoTestUtilities
import Testing

/// Tests of what an exploration of a flow finds.
@MainActor
struct ExplorationTests {
    @Test func aFlowWithoutFaultsHasNoFindings() async {
        let map = await explore(depth: 5) { PlantedFlow() }
        #expect(map.isComplete)
        map.expectNoFindings()
        map.expectAllScreensReached([MenuModule.self, LetterModule.self, HelpModule.self])
        map.expectAllScreensHavePaths()
        #expect(map.places.contains { $0.title == "Discard the text?" })
        // Both outcomes of the service were tried, and so was leaving while it waits.
        let steps = Set(map.places.flatMap(\.edges).map(\.step))
        #expect(steps.isSuperset(of: ["“save” ends with “1”", "“save” ends with “SavingFailed()”", "go back"]))
    }

    @Test func aScreenThatIsNotReachedIsNamed() async {
        let map = await explore(depth: 1) { PlantedFlow(.ignoredAction) }
        let failures = withFailuresCaptured { map.expectAllScreensReached([HelpModule.self, LetterModule.self]) }
        #expect(failures.map(\.message) == ["No step leads to HelpModule. Reached: LetterModule, MenuModule."])
    }

    @Test func aWayThatIsNotPossibleAnymoreIsReportedWhereTheWalkWasWanted() async throws {
        final class Start { var hasChanged = false }
        let start = Start()
        let map = await explore(
            depth: 1,
            in: { window in
                if start.hasChanged {
                    HelpModule.createScreen().place(with: root(of: window))
                } else {
                    PlantedFlow().start(with: root(of: window).withNavigationEmbedding())
                }
            }
        )
        start.hasChanged = true
        let place = try #require(map.places.first { $0.title == "Letter" })
        let failures = await withFailuresCaptured {
            await #expect(throws: (any Error).self) { try await map.walk(to: place, line: 7) }
        }
        #expect(failures.count == 1 && failures.first?.location.line == 7)
        let message = try #require(failures.first?.message)
        let step = "try await walk.send(.didTapLetter, to: MenuModule.self)"
        #expect(message.hasPrefix("The step isn't possible here: \(step). Possible are:"), "\(message)")
    }

    // MARK: Each fault is found on its shortest way, and its test fails.

    @Test func deadEnd() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.deadEnd) }
        try await expect(map, .deadEnd, ["MenuModule .didTapHelp"], PrintedTests.noStepLeadsOutOfHelpHelpModule)
    }

    @Test func deadEndInASecondWindow() async throws {
        let map = await explore(depth: 3) { PlantedFlow(.deadEndInSecondWindow) }
        try await expect(
            map,
            .deadEnd,
            ["MenuModule .didTapHelp", "ToolsModule .didTapLock in window 2"],
            PrintedTests.noStepLeadsOutOfLockedLockedModule
        )
        // The first window can still be used, and be closed first.
        let steps = Set(map.places.flatMap(\.edges).map(\.step))
        #expect(steps.isSuperset(of: ["MenuModule .didTapLetter", "close the window", "close the window 2"]))
    }

    @Test func unobservedOutput() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.unobservedOutput) }
        try await expect(
            map,
            .unobservedOutput,
            ["MenuModule .didTapLetter", "LetterModule .didTapSave", "“save” ends with “1”"],
            PrintedTests.theOutputLetterModuleDidSaveHasNoObserver
        )
    }

    @Test func askedTwice() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.askedTwice) }
        try await expect(
            map,
            .askedTwice,
            ["MenuModule .didTapLetter", "LetterModule .didType(\"a\")", "go back", "answer “Cancel”"],
            PrintedTests.theQuestionDiscardTheTextIsAskedAgainRightAfter
        )
    }

    @Test func leftUnsaved() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.leftUnsaved) }
        try await expect(
            map,
            .leftUnsaved,
            ["MenuModule .didTapLetter", "LetterModule .didType(\"a\")", "go back"],
            PrintedTests.letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion
        )
    }

    @Test func aliveScreen() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.aliveScreen) }
        try await expect(
            map,
            .alive,
            ["MenuModule .didTapLetter"],
            PrintedTests.letterControllerIsStillAliveAfterTheWindowWasClosed
        )
        PlantedFlow.releaseKept()
    }

    @Test func aliveEffect() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.aliveEffect) }
        try await expect(
            map,
            .alive,
            ["MenuModule .didTapLetter", "LetterModule .didTapSave"],
            PrintedTests.letterStoreWithTheEffectSaveIsStillAliveAfterThe
        )
        await Forever.end()
    }

    @Test func aliveEffectThatWaitsForACall() async throws {
        let map = await explore(depth: 2) { PlantedFlow(.aliveCall) }
        try await expect(
            map,
            .alive,
            ["MenuModule .didTapLetter", "LetterModule .didTapSave"],
            PrintedTests.OfCalls.letterStoreWithTheEffectSaveIsStillAliveAfterThe
        )
    }

    @Test func effectAfterScreen() async throws {
        let map = await explore(depth: 4) { PlantedFlow(.effectAfterScreen) }
        try await expect(
            map,
            .effectAfterScreen,
            ["MenuModule .didTapLetter", "LetterModule .didTapSave", "go back"],
            PrintedTests.theEffectSaveOfLetterStoreRunsOnAfterItsScreen
        )
    }

    @Test func ignoredAction() async throws {
        let map = await explore(depth: 10) { PlantedFlow(.ignoredAction) }
        try await expect(map, .ignoredAction, [], PrintedTests.menuModuleDidTapHelpChangesNothingWhereverItIsTried)
    }

    @Test func anActionWhoseUpdateChangesNothingIsIgnored() async throws {
        let map = await explore(depth: 10) { PlantedFlow(.emptyUpdate) }
        try await expect(
            map,
            .ignoredAction,
            [],
            PrintedTests.OfEmptyUpdates.menuModuleDidTapHelpChangesNothingWhereverItIsTried
        )
    }

    @Test func unrepeatable() async throws {
        let map = await explore(depth: 5) { PlantedFlow(.unrepeatable) }
        try await expect(map, .unrepeatable, [], PrintedTests.theSameStepsLeadToPlacesOtherThanMenuMenuModule)
    }

    @Test func aStopOfTheProgramIsReportedAsATestThatStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 5) { PlantedFlow(.stop) }
        }
        let test = try reportedTest(in: result)
        #expect(try PrintedTests.contains(test), "\(test)")
        await #expect(processExitsWith: .failure) { @MainActor in try await PrintedTests.theProgramStops() }
    }

    @Test func anOverflowOfTheStackIsReportedAsATest() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 5) { PlantedFlow(.overflow) }
        }
        #expect(try reportedTest(in: result).contains("{ PlantedFlow(.overflow) }"))
    }

    @Test func aStopAtTheStartIsReportedAsATest() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(depth: 5) { PlantedFlow(.stopAtStart) }
        }
        let lines = try reportedTest(in: result).split(separator: "\n").dropFirst()
        #expect(
            lines == ["    let walk = await FlowWalk { PlantedFlow(.stopAtStart) }", "    await walk.finish()", "}"]
        )
    }

    /// Returns the test that was written before the program stopped.
    private func reportedTest(in result: ExitTest.Result?) throws -> String {
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let title = try #require(errors.firstRange(of: "The program stopped in this test of an exploration:\n"))
        let end = try #require(errors[title.upperBound...].firstRange(of: "\n}"))
        return String(errors[title.upperBound..<end.upperBound])
    }

    // MARK: Paths

    @Test func aPathThatDoesNotLeadBackIsFound() async throws {
        let map = await explore(depth: 2) { PlantedFlow(.lostPath) }
        try await expect(
            map,
            .lostPath,
            ["MenuModule .didTapHelp"],
            PrintedTests.thePathHalpOfHelpHelpModuleDoesnTLeadBack
        )
    }

    @Test func aPathThatLeadsToOtherScreensIsFound() async throws {
        let map = await explore(depth: 2) { PlantedFlow(.lostScreen) }
        try await expect(
            map,
            .lostPath,
            ["MenuModule .didTapHelp"],
            PrintedTests.thePathHelpOfHelpHelpModuleLeadsToOtherScreens
        )
    }

    @Test func pathsAreFollowedInAWindow() async throws {
        let map = await explore(
            depth: 2,
            in: { window in PlantedFlow(.lostPath).start(with: root(of: window).withNavigationEmbedding()) }
        )
        #expect(map.findings.map(\.kind) == [.lostPath], "\(map.findings.map(\.message))")
    }

    @Test func aPlaceThatOnlyALinkReachesIsFound() async throws {
        let map = await explore(depth: 10) {
            PlantedFlow()
        } inputs: {
            Inputs(following: "/letter", "/secret")
        }
        try await expect(
            map,
            .onlyByLink,
            ["link /secret"],
            PrintedTests.theLinkSecretLeadsToSecretWhereNoStepOf
        )
    }

    @Test func aPlaceThatOnlyALinkReachesMayHaveTheTitleAndModuleOfAnother() async {
        let map = await explore(depth: 10) {
            PlantedFlow()
        } inputs: {
            Inputs(following: "/help", "/appendix")
        }
        let message = "The link /appendix leads to “Help” (HelpModule), where no step of the user leads."
        #expect(map.findings.map(\.message) == [message])
        let walk = await FlowWalk { PlantedFlow() }
        _ = await walk.go(to: "/appendix")
        let failures = await withFailuresCaptured { await walk.expectStepsLeadHere(depth: 1) }
        #expect(failures.map(\.message) == ["No step of the user leads to “Help” (HelpModule)."])
    }

    @Test func aPlaceOfALinkThatStepsReachToo() async {
        let walk = await FlowWalk { PlantedFlow() }
        _ = await walk.go(to: "/letter")
        await walk.expectStepsLeadHere(depth: 1)
    }

    @Test func aLinkIsFollowedAgainWhereTheStepsAreTakenAgain() async throws {
        let walk = await FlowWalk { PlantedFlow() }
        let outcome = await walk.go(to: "/letter")
        #expect(outcome?.hasArrived == true)
        try await walk.send(.didType("a"), to: LetterModule.self)
        try await walk.expectSamePlaceAgain()
        await walk.expectWayOut()
    }

    @Test func theDifferencesOfAPlaceToWhichTheSameStepsLeadAreNamed() async {
        let walk = await FlowWalk { PlantedFlow(.unrepeatable) }
        let failures = await withFailuresCaptured { try? await walk.expectSamePlaceAgain() }
        let message = failures.first?.message ?? ""
        #expect(message.contains("MenuModule.state.startCount"), "\(message)")
    }

    @Test func aScreenWithoutAPathOfItsOwnIsNamed() async {
        let map = await explore(depth: 2) { PlantedFlow(.deadEnd) }
        let failures = withFailuresCaptured { map.expectAllScreensHavePaths() }
        #expect(
            failures.map(\.message) == [
                "HelpModule has no path of its own. It is shown at /, which is the path of “Menu” (MenuModule)."
            ]
        )
        map.expectAllScreensHavePaths(except: [HelpModule.self])
    }

    private func expect(
        _ map: FlowMap,
        _ kind: FlowFinding.Kind,
        _ way: [String],
        _ printed: @MainActor () async throws -> Void
    ) async throws {
        #expect(Set(map.findings.map(\.kind)) == [kind])
        let finding = try #require(map.findings.first)
        #expect(finding.steps == way)
        let test = try #require(map.tests.first)
        #expect(try PrintedTests.contains(test), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await printed() }
        #expect(!failures.isEmpty)
    }
}
