import Lasso
import LassoTestUtilities
import Testing

/// Tests of paths that are requested, by a link for example, while a question to the user is in front.
@MainActor
struct QuestionInFrontTests {
    private let window = WindowController()
    private let shop = MarketFlow()

    init() {
        window.open()
        shop.start(with: root(of: window))
    }

    private func showAlert(_ message: String, on controller: Controller) { controller.alert(message) }

    @Test(arguments: ["Yes", "No"]) func aPathNeverAnswersAQuestion(button: String) async throws {
        await shop.go(to: "/home/items")
        let asking = window.visibleController
        async let isConfirmed = asking.confirm("Delete it?", accept: "Yes", cancel: "No")
        try await eventually { window.question != nil }
        async let outcome = shop.go(to: "/home/account")
        for _ in 1...20 { await Task.yield() }
        #expect(window.question?.isAnswered == false)
        try await answer(button, in: window)
        #expect(await isConfirmed == (button == "Yes"))
        #expect(await outcome.kind == .arrived)
        #expect(window.path == "/home/account")
        window.close()
    }

    @Test func theNewestPathIsTakenWhenTheAnswerHasCome() async throws {
        await shop.go(to: "/home/items")
        let asking = window.visibleController
        showAlert("The first one", on: asking)
        async let older = shop.go(to: "/home/account")
        async let newer = shop.go(to: "/home/items/2")
        for _ in 1...20 { await Task.yield() }
        // Each question in front is the user's.
        showAlert("The second one", on: asking)
        try await answer("OK", in: window)
        for _ in 1...20 { await Task.yield() }
        #expect(window.question != nil && window.path == "/home/items")
        try await answer("OK", in: window)
        let outcomes = await [older.kind, newer.kind]
        #expect(Set(outcomes) == [.overtaken, .arrived])
        window.close()
    }
}
