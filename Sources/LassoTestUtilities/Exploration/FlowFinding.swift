import Lasso

/// A fault that an exploration of a flow has found, with the shortest way to it.
@MainActor
public struct FlowFinding {
    /// The kinds of findings.
    public enum Kind: String, Sendable, CaseIterable {
        /// No step leads out of a screen or a question, whatever is done there.
        case deadEnd
        /// An output of a store has no observer.
        case unobservedOutput
        /// A question, also one for files, is asked again right after it is answered or canceled.
        case askedTwice
        /// A screen is left with unsaved changes (`EditedState`) and without a question. It is found if the user goes
        /// back or closes it, or if a command or another screen's action removes it.
        ///
        /// A service's result, the passing of time, and an answer to a question may come after the changes were saved,
        /// or after the user has agreed to lose them. So a screen that they remove is found only if the newest thing
        /// that the user did was to change it, if its store has emitted nothing and no effect of it has finished since
        /// then, and if the question has only one button, or was asked before the change. What saves because it
        /// observes the state isn't known; let the store emit an output.
        case leftUnsaved
        /// An effect of a store runs on after the store's screen has gone, because something other than the effect
        /// keeps the store, such as the flow. Stores that had no screen at first, such as one that a flow shares
        /// between its screens, may run effects.
        case effectAfterScreen
        /// A screen, a store, or a flow is alive after the flow has gone, maybe because of a running effect.
        case alive
        /// An action changes no state, and causes no output, effect, or navigation, wherever it is sent. It is found
        /// only if the steps from all places were taken, of which none is as far away as the depth.
        case ignoredAction
        /// The same steps lead to different places.
        case unrepeatable
        /// The path of a place doesn't lead back to it, or leads to other screens: from the start, or from the place
        /// itself, after going to the top.
        case lostPath
        /// A link leads to screens that the user can't reach. It is found only if the steps from all places were taken,
        /// of which none is as far away as the depth.
        case onlyByLink

        /// Whether the kind is found only in a map that is exhausted: ``FlowMap/isExhausted``.
        var needsAllPlaces: Bool { self == .ignoredAction || self == .onlyByLink }
    }

    /// The kind.
    public let kind: Kind
    /// The fault in words.
    public let message: String
    /// The steps that lead to it.
    public var steps: [String] { way.map(\.description) }

    let way: [WalkStep]
    let expectation: [String]

    /// The finding as a test that fails.
    ///
    /// - Parameters:
    ///   - name: The name of the function.
    ///   - flow: The source of the closure that starts the flow.
    func test(named name: String, starting flow: String) -> String {
        let lines = ["let walk = await FlowWalk\(flow)"] + way.map(\.code) + expectation
        return """
            @Test func \(name)() async throws {
                \(lines.joined(separator: "\n").replacing("\n", with: "\n    "))
            }
            """
    }

    /// The message as a name of a function. Other messages may have the same.
    var name: String {
        let words = message.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(10)
        let joined = words.enumerated().map { index, word in
            index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
        }
        return joined.joined()
    }
}

extension WalkFault {
    var kind: FlowFinding.Kind {
        switch self {
        case .unobservedOutput: .unobservedOutput
        case .askedTwice: .askedTwice
        case .leftUnsaved: .leftUnsaved
        case .effectAfterScreen: .effectAfterScreen
        case .alive: .alive
        }
    }
}
