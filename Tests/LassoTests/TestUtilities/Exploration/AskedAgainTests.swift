import Lasso
import LassoTestUtilities
import Testing

/// Tests of questions for files that are asked again at once, and of the same question in several windows.
@MainActor
struct AskedAgainTests {
    @Test func aQuestionForFilesThatIsAskedAgainAfterItIsCanceledIsFound() async throws {
        let map = await explore(depth: 3) { FileFlow(.cancellation) }
        try await expect(map, "choose no file", OfCancellations.theQuestionOpenLetterIsAskedAgainRightAfterIt)
    }

    @Test func aQuestionForFilesThatIsAskedAgainAfterAFileIsChosenIsFound() async throws {
        let map = await explore(depth: 3) {
            FileFlow(.choice)
        } inputs: {
            Inputs(choosing: "/home/ann/letter.txt")
        }
        try await expect(
            map,
            "choose /home/ann/letter.txt",
            OfChoices.theQuestionOpenLetterIsAskedAgainRightAfterIt
        )
    }

    @Test func anotherQuestionForFilesIsAnotherPlace() async {
        let map = await explore(depth: 3) { FileFlow() }
        #expect(map.places.filter { $0.title == "Open Letter" }.count == 2)
        map.expectNoFindings()
    }

    @Test func theSameQuestionInAnotherWindowIsNotAskedAgain() async throws {
        let walk = await FlowWalk(in: { window in
            Controller().place(with: root(of: window))
            for _ in 0..<2 {
                let other = WindowController(), controller = Controller()
                controller.place(with: root(of: other))
                window.open(other)
                Task { [weak controller, weak other] in
                    _ = await controller?.confirm("Close the window?", accept: "Close")
                    other?.close()
                }
            }
        })
        // Then, the last window has the index of the one that is closed.
        try await walk.answer("Close", inWindow: 1)
        #expect(walk.windows.count == 2 && walk.windows.last?.question != nil)
        await walk.finish()
    }

    private func expect(_ map: FlowMap, _ answer: String, _ printed: @MainActor () async throws -> Void) async throws {
        let message = "The question “Open Letter” is asked again right after it is answered."
        #expect(map.findings.map(\.message) == [message])
        let finding = try #require(map.findings.first), test = try #require(map.tests.first)
        #expect(finding.steps == ["MenuModule .didTapHelp", answer])
        #expect(try PrintedTests.contains(test, in: #filePath), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await printed() }
        #expect(failures.map(\.message) == [message])
    }

    // MARK: Printed

    @MainActor
    enum OfCancellations {
        static func theQuestionOpenLetterIsAskedAgainRightAfterIt() async throws {
            let walk = await FlowWalk { FileFlow(.cancellation) }
            try await walk.send(.didTapHelp, to: MenuModule.self)
            try await walk.answer(paths: [])
            await walk.finish()
        }
    }

    @MainActor
    enum OfChoices {
        static func theQuestionOpenLetterIsAskedAgainRightAfterIt() async throws {
            let walk = await FlowWalk {
                FileFlow(.choice)
            }
            try await walk.send(.didTapHelp, to: MenuModule.self)
            try await walk.answer(paths: ["/home/ann/letter.txt"])
            await walk.finish()
        }
    }
}

/// A flow that asks for a letter, and then, in another folder, for a second one.
private final class FileFlow: Flow<NoOutputNavigationFlow> {
    /// What the first question is asked again after, as a mistake.
    enum Mistake { case cancellation, choice }

    private let mistake: Mistake?

    init(_ mistake: Mistake? = nil) {
        self.mistake = mistake
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MenuModule.Output) {
        guard output == .wantsHelp else { return }
        Task { [weak self] in await self?.askForLetters() }
    }

    private func askForLetters() async {
        let folder = FileReference(path: "/home/ann")
        let isCanceled = await openFile("Open Letter", in: folder) == nil
        switch mistake {
        case .cancellation: if isCanceled { _ = await openFile("Open Letter", in: folder) }
        case .choice: if !isCanceled { _ = await openFile("Open Letter", in: folder) }
        case nil: _ = await openFile("Open Letter", in: FileReference(path: "/home/bob"))
        }
    }
}
