extension TapeReplay {
    /// Replays the tape, and returns it as a test in Swift, which takes the same steps without the tape.
    ///
    /// - Parameters:
    ///   - name: The name of the function.
    ///   - flow: The source of the closure that starts the flow.
    /// - Returns: The function, a test of Swift Testing that uses `LassoTestUtilities`.
    /// - Throws: ``TapeError`` if the tape can't be replayed, or the run differs from it.
    /// - Precondition: The name consists of letters, digits, and underscores, and begins with a letter.
    public func test(named name: String, starting flow: String = "{ /* the flow */ }") async throws(TapeError) -> String
    {
        precondition(
            LiteralGrammar.isName(name) && name.first != "_",
            "TapeReplay.test(named:starting:): \"\(name)\" is no name of a function. Use letters, digits, and underscores."
        )
        if let difference = try await run() {
            throw TapeError("The tape can't become a test, because its replay differs.\n\(difference)")
        }
        return test(ofRunNamed: name, starting: flow)
    }

    /// Returns the run without a difference as a test in Swift.
    ///
    /// - Parameters:
    ///   - name: The name of the function.
    ///   - flow: The source of the closure that starts the flow.
    package func test(ofRunNamed name: String, starting flow: String) -> String {
        var lines = ["let run = \(stores == nil ? "try " : "")await RecordedRun\(arguments(flow))"]
        var place = firstPlace
        lines += TestStep.expectation(of: place)
        for step in steps {
            if step.wakesTask || step.beginsWait {
                lines.append("await run.letTimePass(until: .microseconds(\(step.event.time)))")
            }
            if !step.happensByItself {
                lines += TestStep(step.event, sample: step.sample, isSelfDescribed: step.isSelfDescribed).lines
            }
            if step.place != place { lines += TestStep.expectation(of: step.place) }
            place = step.place
        }
        lines.append("await run.finish()")
        // A name of one word may be a keyword.
        let function = name.dropFirst().contains(where: \.isUppercase) ? name : "`\(name)`"
        // Nothing else would restore what the closure replaces.
        let trait = flow.contains("mock(") ? "(.resettingMocks)" : ""
        return """
            @Test\(trait) @MainActor func \(function)() async throws {
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            }
            """
    }

    /// Returns the arguments of the run.
    private func arguments(_ flow: String) -> String {
        let isInParentheses = flow.hasPrefix("(")
        var options = tape.hasOpenWindowAtStart ? [] : ["opensWindowFirst: false"]
        if startBeginsWait { options.append("startTime: .microseconds(\(tape.startTime))") }
        if !values.isEmpty { options.append("reading: \(TestStep.json(values))") }
        guard !options.isEmpty else { return isInParentheses ? flow : " \(flow)" }
        guard isInParentheses else { return "(\(options.joined(separator: ", "))) \(flow)" }
        let arguments = options + ["\(flow.dropFirst().dropLast())"]
        guard flow.contains("\n") else { return "(\(arguments.joined(separator: ", ")))" }
        // Each argument is on lines of its own, like the closure.
        let lines = arguments.map { "        " + $0.replacing(/\n(?=[^\n])/, with: "\n    ") }
        return "(\n" + lines.joined(separator: ",\n") + "\n    )"
    }
}
