import Foundation
import Lasso
import RecordedFlow
import Testing

@testable import LassoRecording

/// Tests of values in printed tests.
struct PrintedValueTests {
    private struct Hidden {}

    private struct HiddenError: Error, Codable {}

    private enum Rating: Codable {
        case didRate(Stars)
        case didSkip(Bool)
    }

    private func lines(result: String, of type: Any.Type, _ value: TapeValue, isFailure: Bool = false) -> String {
        var event = TapeEvent(.effectEnd, "ListModule#1")
        (event.text, event.result, event.value, event.type) = ("load", result, value, _mangledTypeName(type))
        event.isFailure = isFailure
        return TestStep(event).lines.joined()
    }

    @Test func theTypeOfAResultIsNamedUnlessItIsInferred() {
        #expect(lines(result: "5", of: Int.self, .integer(5)).contains("returning: 5)"))
        #expect(lines(result: "5", of: Int64.self, .integer(5)).contains("returning: 5 as Int64)"))
        #expect(lines(result: "0.5", of: Float.self, .number(0.5)).contains("returning: 0.5 as Float)"))
    }

    @Test func aResultWithoutAnExpressionIsPrintedAsJSON() {
        let date = lines(result: "2024-05-01 10:00:00 +0000", of: Date.self, .integer(7))
        #expect(date.contains("returningJSON: #\"7\"#"))
        let hidden = lines(result: "[1]", of: [Hidden].self, .array([.integer(1)]))
        #expect(hidden.contains("returningJSON: #\"[1]\"#"))
    }

    @Test func aResultWithAStructureIsPrintedAsJSON() {
        // The structure may have no initializer that a test can call.
        let price = TapeValue.object(["cents": .integer(250)])
        let lone = lines(result: "Price(cents: 250)", of: Price.self, price)
        #expect(lone.contains(##"returningJSON: #"{"cents":250}"#"##))
        let listed = lines(result: "[Price(cents: 250)]", of: [Price].self, .array([price]))
        #expect(listed.contains(##"returningJSON: #"[{"cents":250}]"#"##))
        #expect(lines(result: "[]", of: [Price].self, .array([])).contains("returning: [] as Array<Price>)"))
    }

    @Test func aResultWithACaseThatDescribesItselfIsPrintedAsJSON() {
        #expect(lines(result: "1", of: Stars.self, .integer(1)).contains("returningJSON: #\"1\"#"))
        let listed = lines(result: "[1, 2]", of: [Stars].self, .array([.integer(1), .integer(2)]))
        #expect(listed.contains("returningJSON: #\"[1,2]\"#"))
    }

    @Test func anErrorThatDescribesItselfIsPrintedAsJSON() {
        let error = lines(result: "1", of: Stars.self, .integer(1), isFailure: true)
        #expect(error.contains("throwingJSON: #\"1\"#, as: Stars.self)"))
    }

    @Test func anErrorWithoutANameIsPrintedAsText() {
        let error = lines(result: "too bad", of: HiddenError.self, .object([:]), isFailure: true)
        #expect(error.contains("throwing: RecordedError(description: \"too bad\")"))
    }

    @Test func anActionWithACaseThatDescribesItselfIsPrintedAsJSON() {
        #expect(ActionSource.argument(sending: Rating.didRate(.one)) == ##"json: #"{"didRate":{"_0":1}}"#"##)
        #expect(ActionSource.argument(sending: Rating.didSkip(true)) == ".didSkip(true)")
    }

    @Test func anActionWithAnotherStructureIsPrintedAsJSON() {
        var event = TapeEvent(.action, "ListModule#1")
        (event.text, event.value) = (".didChoose(Item(id: 1))", .object(["id": .integer(1)]))
        #expect(TestStep(event).lines.joined().contains("json: #"))
    }

    @Test func secretsOfWhichOneIsEmptyArePrintedAsJSON() {
        var event = TapeEvent(.action, "ListModule#1")
        event.text = ".didChange(old: Secret<String>(…), new: Secret<String>(…))"
        let empty = TapeValue.object(["secret": .string("empty")])
        let other = TapeValue.object(["secret": .string("redacted")])
        event.value = .object(["didChange": .object(["old": empty, "new": other])])
        #expect(
            TestStep(event).lines.joined().contains(
                ##"json: #"{"didChange":{"new":{"secret":"redacted"},"old":{"secret":"empty"}}}"#"##
            )
        )
        event.value = .object(["didChange": .object(["old": empty, "new": empty])])
        #expect(TestStep(event).lines.joined().contains(#".didChange(old: Secret(""), new: Secret(""))"#))
    }

    @Test @MainActor func aModuleIsNamedWithTheTypesThatItIsNestedIn() {
        #expect(LassoStore<Home.ListModule>(with: EmptyState()).moduleName == "Home.ListModule")
    }
}

private enum Home {
    enum ListModule: StoreModule {}
}
