import Lasso
import LassoRecording
import LassoTestUtilities
import Testing

/// Actions in the tests that an exploration prints. The tests are compiled here, so that they are known to compile and
/// to fail.
@MainActor
struct ExploredActionTests {
    private func explored(_ actions: [FormModule.Action]) async -> FlowMap {
        await explore(depth: 3, { FormFlow() }, inputs: { Inputs(FormModule.self) { actions } })
    }

    /// Returns the test of the action that is ignored.
    private func test(of action: FormModule.Action) async throws -> String {
        let map = await explored([action])
        let index = try #require(map.findings.firstIndex { $0.kind == .ignoredAction })
        return map.tests[index].replacing("@Test func", with: "static func")
    }

    @Test func anActionWithASecretIsPrintedWithAStandIn() async throws {
        try PrintedTapeTests.expect(try await test(of: .didEnter(Secret("wrong"))), in: #filePath)
        let failures = await withFailuresCaptured {
            try? await Self.formModuleDidEnterSecretStringChangesNothingWhereverItIsTried()
        }
        #expect(failures.map(\.message).contains("The step changes nothing."))
    }

    @Test func anActionWithASecretIsPrintedAsTheSampleThatItIs() async throws {
        let map = await explore(depth: 3) { DoorFlow() }
        let index = try #require(map.findings.firstIndex { $0.kind == .ignoredAction })
        #expect(map.tests[index].contains("walk.send(DoorModule.sampleActions[1], to: DoorModule.self)"))
    }

    @Test func anActionWithAStructureIsPrintedAsJSON() async throws {
        try PrintedTapeTests.expect(try await test(of: .didMove(FormModule.Point(x: 1, y: 2))), in: #filePath)
        let failures = await withFailuresCaptured {
            try? await Self.formModuleDidMovePointX1Y2ChangesNothingWherever()
        }
        #expect(failures.map(\.message).contains("The step changes nothing."))
    }

    @Test func anActionWithACaseThatDescribesItselfIsPrintedAsJSON() async throws {
        let call = ##"walk.send(json: #"{"didRate":{"_0":1}}"#, to: FormModule.self)"##
        #expect(try await test(of: .didRate(.one)).contains(call))
    }

    @Test func anActionThatDescribesItselfIsPrintedAsTheCaseThatItIs() async throws {
        let map = await explore(depth: 3) { LampFlow() }
        let index = try #require(map.findings.firstIndex { $0.kind == .ignoredAction })
        #expect(map.tests[index].contains("walk.send(LampModule.Action.allCases[1], to: LampModule.self)"))
    }

    @Test func testsOfMessagesThatDifferOnlyInASignHaveDifferentNames() async {
        let map = await explored([.didMove(FormModule.Point(x: 1, y: 2)), .didMove(FormModule.Point(x: -1, y: 2))])
        let names = map.tests.map { $0.prefix { $0 != "(" } }
        #expect(names.count == 2 && Set(names).count == 2, "\(names)")
    }

    @Test func aLongTextIsPrintedAsAWhole() async throws {
        let text = String(repeating: "a", count: 300)
        #expect(try await test(of: .didType(text)).contains("send(.didType(\"\(text)\"), to: FormModule.self)"))
    }

    @Test func actionsWithDifferentSecretsAreToldApart() async {
        let map = await explored([.didEnter(Secret("right")), .didEnter(Secret("wrong"))])
        #expect(map.findings.map(\.kind).contains(.ignoredAction))
    }

    @Test func theSameActionIsIgnoredOnlyIfItIsIgnoredEverywhere() async {
        let map = await explored([.didEnter(Secret("right"))])
        #expect(!map.findings.map(\.kind).contains(.ignoredAction))
    }

    // MARK: Printed

    static func formModuleDidEnterSecretStringChangesNothingWhereverItIsTried() async throws {
        let walk = await FlowWalk { FormFlow() }
        try await walk.expectChange {
            try await walk.send(.didEnter(Secret("Stand-in 4 a secret")), to: FormModule.self)
        }
        await walk.finish()
    }

    static func formModuleDidMovePointX1Y2ChangesNothingWherever() async throws {
        let walk = await FlowWalk { FormFlow() }
        try await walk.expectChange {
            try await walk.send(json: #"{"didMove":{"_0":{"x":1,"y":2}}}"#, to: FormModule.self)
        }
        await walk.finish()
    }
}

/// A form that ignores everything but the right secret.
private enum FormModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didEnter(Secret<String>)
        case didMove(Point)
        case didType(String)
        case didRate(Stars)
    }

    struct Point: Equatable, Codable {
        let x: Int
        let y: Int
    }

    struct State: Equatable {
        var isOpen = false
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: FormStore) -> Screen { Screen(store, Controller()) }
}

private final class FormStore: LassoStore<FormModule> {
    override func handleAction(_ action: Action) {
        if case .didEnter(let secret) = action, secret.value == "right" { update { $0.isOpen = true } }
    }
}

private final class FormFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { FormModule.createScreen().controller }
}

/// A door that opens for the first of two secrets, and ignores the other one.
private enum DoorModule: ScreenModule, SampledModule {
    enum Action: Equatable, Codable {
        case didEnter(Secret<String>)
    }

    struct State: Equatable {
        var isOpen = false
    }

    static var defaultInitialState: State { State() }

    static var sampleActions: [Action] { [.didEnter(Secret("right")), .didEnter(Secret("wrong"))] }

    static func createScreen(with store: DoorStore) -> Screen { Screen(store, Controller()) }
}

private final class DoorStore: LassoStore<DoorModule> {
    override func handleAction(_ action: Action) {
        if case .didEnter(let secret) = action, secret.value == "right" { update { $0.isOpen = true } }
    }
}

private final class DoorFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { DoorModule.createScreen().controller }
}

/// A lamp that can only be turned on.
private enum LampModule: ScreenModule {
    enum Action: CaseIterable, CustomStringConvertible {
        case didTurnOn, didTurnOff

        var description: String { self == .didTurnOn ? "1" : "0" }
    }

    struct State: Equatable {
        var isOn = false
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LampStore) -> Screen { Screen(store, Controller()) }
}

private final class LampStore: LassoStore<LampModule> {
    override func handleAction(_ action: Action) {
        if action == .didTurnOn { update { $0.isOn = true } }
    }
}

private final class LampFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { LampModule.createScreen().controller }
}
