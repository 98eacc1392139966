import Glibc
import LassoTestUtilities
import Testing

/// The tests that explorations print. They are compiled here, so that each is known to compile and to fail.
@MainActor
enum PrintedTests {
    /// Returns whether a file contains a printed test.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - file: The path of the file; this one if `nil`.
    static func contains(_ test: String, in file: String? = nil) throws -> Bool {
        let lines = try lines(of: file ?? #filePath)
        let expected = test.replacing("@Test func", with: "static func").split(separator: "\n").map { trimmed($0) }
        return lines.indices.contains { lines[$0...].starts(with: expected) }
    }

    private static func lines(of path: String) throws -> [String] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var lines: [String] = []
        var buffer = [CChar](repeating: 0, count: 1_000)
        while fgets(&buffer, CInt(buffer.count), file) != nil {
            let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:))
            lines.append(trimmed(String(decoding: bytes, as: UTF8.self)))
        }
        return lines
    }

    private static func trimmed(_ line: some StringProtocol) -> String { String(line.drop { $0 == " " }) }

    // MARK: Printed

    static func noStepLeadsOutOfHelpHelpModule() async throws {
        let walk = await FlowWalk { PlantedFlow(.deadEnd) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.expectWayOut()
    }

    static func noStepLeadsOutOfLockedLockedModule() async throws {
        let walk = await FlowWalk { PlantedFlow(.deadEndInSecondWindow) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        try await walk.send(.didTapLock, to: ToolsModule.self, inWindow: 1)
        await walk.expectWayOut(inWindow: 1)
    }

    static func theOutputLetterModuleDidSaveHasNoObserver() async throws {
        let walk = await FlowWalk { PlantedFlow(.unobservedOutput) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didTapSave, to: LetterModule.self)
        try await walk.endCall("save", with: "1")
        await walk.finish()
    }

    static func theQuestionDiscardTheTextIsAskedAgainRightAfter() async throws {
        let walk = await FlowWalk { PlantedFlow(.askedTwice) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didType("a"), to: LetterModule.self)
        try await walk.goBack()
        try await walk.answer("Cancel")
        await walk.finish()
    }

    static func letterStoreHasUnsavedChangesAndIsLeftWithoutAQuestion() async throws {
        let walk = await FlowWalk { PlantedFlow(.leftUnsaved) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didType("a"), to: LetterModule.self)
        try await walk.goBack()
        await walk.finish()
    }

    static func letterControllerIsStillAliveAfterTheWindowWasClosed() async throws {
        let walk = await FlowWalk { PlantedFlow(.aliveScreen) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        await walk.finish()
    }

    static func letterStoreWithTheEffectSaveIsStillAliveAfterThe() async throws {
        let walk = await FlowWalk { PlantedFlow(.aliveEffect) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didTapSave, to: LetterModule.self)
        await walk.finish()
    }

    /// The test of a fault that has the same name as another one.
    @MainActor
    enum OfCalls {
        static func letterStoreWithTheEffectSaveIsStillAliveAfterThe() async throws {
            let walk = await FlowWalk { PlantedFlow(.aliveCall) }
            try await walk.send(.didTapLetter, to: MenuModule.self)
            try await walk.send(.didTapSave, to: LetterModule.self)
            await walk.finish()
        }
    }

    static func theEffectSaveOfLetterStoreRunsOnAfterItsScreen() async throws {
        let walk = await FlowWalk { PlantedFlow(.effectAfterScreen) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didTapSave, to: LetterModule.self)
        try await walk.goBack()
        await walk.finish()
    }

    static func menuModuleDidTapHelpChangesNothingWhereverItIsTried() async throws {
        let walk = await FlowWalk { PlantedFlow(.ignoredAction) }
        try await walk.expectChange {
            try await walk.send(.didTapHelp, to: MenuModule.self)
        }
        await walk.finish()
    }

    /// The test of a fault that has the same name as another one.
    @MainActor
    enum OfEmptyUpdates {
        static func menuModuleDidTapHelpChangesNothingWhereverItIsTried() async throws {
            let walk = await FlowWalk { PlantedFlow(.emptyUpdate) }
            try await walk.expectChange {
                try await walk.send(.didTapHelp, to: MenuModule.self)
            }
            await walk.finish()
        }
    }

    static func theSameStepsLeadToPlacesOtherThanMenuMenuModule() async throws {
        let walk = await FlowWalk { PlantedFlow(.unrepeatable) }
        try await walk.expectSamePlaceAgain()
        await walk.finish()
    }

    static func thePathHalpOfHelpHelpModuleDoesnTLeadBack() async throws {
        let walk = await FlowWalk { PlantedFlow(.lostPath) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.expectPathLeadsBack()
    }

    static func thePathHelpOfHelpHelpModuleLeadsToOtherScreens() async throws {
        let walk = await FlowWalk { PlantedFlow(.lostScreen) }
        try await walk.send(.didTapHelp, to: MenuModule.self)
        await walk.expectPathLeadsBack()
    }

    static func theLinkSecretLeadsToSecretWhereNoStepOf() async throws {
        let walk = await FlowWalk {
            PlantedFlow()
        }
        _ = await walk.go(to: "/secret")
        await walk.expectStepsLeadHere(depth: 10) {
            Inputs(following: "/letter", "/secret")
        }
    }

    static func theProgramStops() async throws {
        let walk = await FlowWalk { PlantedFlow(.stop) }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        try await walk.send(.didTapSave, to: LetterModule.self)
        await walk.finish()
    }
}
