import RecordedFlow
import Testing

@testable import LassoRecording

/// What a tape of someone else may contain, in the test that it becomes: nothing of it is code.
struct ForeignTapeTests {
    private func event(
        _ kind: TapeEvent.Kind,
        of subject: String = "ListModule#1",
        text: String? = "\"load\"",
        _ change: (inout TapeEvent) -> Void = { _ in }
    ) -> TapeEvent {
        var event = TapeEvent(kind, of: subject, text: text)
        change(&event)
        return event
    }

    private func line(_ event: TapeEvent) -> String { TestStep(event).lines.joined(separator: " ") }

    @Test func anErrorThatIsOnlyDescribedIsAText() {
        let error = event(.effectEnd) { ($0.isFailure, $0.result) = (true, "{ exit(1) }()") }
        #expect(line(error).contains(##"throwing: RecordedError(description: "{ exit(1) }()")"##))
    }

    @Test(arguments: [true, false]) func aDescriptionOfAKnownTypeIsNoCode(isFailure: Bool) {
        let result = event(.effectEnd) {
            ($0.isFailure, $0.result, $0.type) = (isFailure, "exit(1)", _mangledTypeName(Int.self))
        }
        let text = ##"throwing: RecordedError(description: "exit(1)")"##
        #expect(line(result).contains(isFailure ? text : ##"returningJSON: #"null"#"##))
    }

    @Test func aMemberIsNoValueUnlessTheTypeHasIt() {
        let error = event(.effectEnd) {
            ($0.isFailure, $0.result) = (true, ".wrongPassword(attempts: 1)")
            $0.type = _mangledTypeName(LoginError.self)
        }
        #expect(line(error).contains("throwing: RecordedError("))
        let confirmed = event(.effectEnd) {
            ($0.isFailure, $0.result) = (true, ".wrongPassword(attempts: 1)")
            $0.type = _mangledTypeName(LoginError.self)
            $0.value = .object(["wrongPassword": .object(["attempts": .integer(1)])])
        }
        #expect(line(confirmed).contains("throwing: .wrongPassword(attempts: 1) as LoginError"))
    }

    @Test(arguments: [true, false]) func aStructureIsNoValueUnlessItIsTheOneOnTheTape(isFailure: Bool) {
        let other = event(.effectEnd) {
            ($0.isFailure, $0.type) = (isFailure, _mangledTypeName(Price.self))
            ($0.result, $0.value) = ("Price(contentsOf: \"/etc\")", .object(["cents": .integer(1)]))
        }
        #expect(line(other).contains(isFailure ? "throwing: RecordedError(" : "returningJSON: "))
    }

    @Test func aTextIntoWhichAValueIsInsertedIsNoLiteral() {
        let action = event(.action, text: #".didType("\(exit(1))")"#) { $0.value = .null }
        #expect(line(action).contains("send(json: "))
    }

    @Test(arguments: ["ListModule.self); exit(1); (ListModule#1", "exit(1)#1", "ListModule#exit(1)", "List\nModule#1"])
    func aStoreWithoutTheNameOfAModuleIsOnlyInAComment(subject: String) {
        for kind in [TapeEvent.Kind.action, .effectEnd] {
            let lines = TestStep(event(kind, of: subject)).lines
            #expect(lines.first?.hasPrefix("// ") == true && PrintedCode.isHarmless(lines), "\(lines)")
        }
    }

    @Test func theIdentifierOfAnEffectIsOneText() {
        let end = event(.effectEnd, text: "\"\" + exit(1) + \"\"")
        #expect(line(end).contains(#"end("\"\" + exit(1) + \"\"", of: ListModule.self"#))
    }

    @Test(
        arguments: [
            .command, .back, .leave, .selection, .tabMove, .answer, .files, .cancellation, .toast, .banner, .opening,
            .link, .start, .change,
        ] as [TapeEvent.Kind]
    )
    func anyTextOfAStepStaysAText(kind: TapeEvent.Kind) {
        let code = "\")\nexit(1)\r\u{200D}\\(exit(1))//"
        for window in [code, "1"] {
            let step = event(kind, of: kind == .opening ? window : code, text: code) {
                ($0.lines, $0.window, $0.result) = ([code], window, code)
            }
            #expect(PrintedCode.isHarmless(TestStep(step).lines), "\(TestStep(step).lines)")
        }
    }

    @Test(
        arguments: [.command, .toast, .banner, .opening, .link] as [TapeEvent.Kind],
        ["", "?", "0.0", "0)\nexit(1)"]
    )
    func aWindowWithoutAnIndexIsOnlyInAComment(kind: TapeEvent.Kind, window: String) {
        let lines = TestStep(event(kind, of: window) { $0.window = window }).lines
        #expect(lines.first?.hasPrefix("// ") == true && PrintedCode.isHarmless(lines), "\(lines)")
    }

    @Test func nothingInJSONEndsTheText() {
        // The compiler doesn't see that the mark belongs to one character with what follows.
        let action = event(.action, text: "") { $0.value = .string("#\u{301}\"##\u{200D}\\##(exit(1))") }
        #expect(PrintedCode.isHarmless(TestStep(action).lines), "\(TestStep(action).lines)")
    }

    @Test func aPlaceIsEscaped() {
        let lines = TestStep.expectation(of: ["a\"\"\"\nexit(1)"])
        #expect(lines[2] == #"    a\"\"\"\nexit(1)"#)
    }
}
