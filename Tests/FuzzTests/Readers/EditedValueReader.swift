import Lasso

@testable import LassoInspector

/// The texts that a developer writes into the fields of a state, in the inspector.
enum EditedValueReader: Reader {
    nonisolated static let name = "EditedValues"
    static let largestInput = 1024

    private enum Color: CaseIterable { case red, green }

    private struct Row: Identifiable, Equatable {
        var id: String
        var size: UInt8?
    }

    /// A state with fields of each kind.
    private struct State: Equatable {
        var isOn = false
        var count = 0
        var small: Int8 = 0
        var weight = 1.5
        var scale: Float = 1
        var title = ""
        var letter: Character = "a"
        var color = Color.red
        var name: String?
        var limit: Int?
        var choice: Color?
        var rows: IdentifiedArray<Row> = [Row(id: "a"), Row(id: "b")]
    }

    private static let paths = [
        ["isOn"], ["count"], ["small"], ["weight"], ["scale"], ["title"], ["letter"], ["color"], ["name"], ["limit"],
        ["choice"], ["rows", "[1]", "id"], ["rows", "[0]", "size"],
    ]

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        for path in paths { try set(path, of: State(), to: text) }
        // The program itself may have set any text.
        let state = State(title: text, name: text)
        for path in [["title"], ["name"]] { try checkShown(path, of: state) }
        // Any path may be tried, but a number has no parts, and a list isn't set as a whole.
        for path in [[text], ["rows", "[\(text)]", "id"]] { _ = try changed(path, of: State(), to: "b") }
        for path in [["count", text], ["rows", text]] {
            try require(try changed(path, of: State(), to: "b") == nil, "\(path) was set")
        }
    }

    private static func set(_ path: [String], of state: State, to text: String) throws {
        guard let new = try changed(path, of: state, to: text) else { return }
        try checkShown(path, of: new)
        // Nothing else has changed.
        let old = try changed(path, of: new, to: try shown(path, of: state))
        try require(old == state, "\(path) was set to “\(text)” and back, and the state is \(String(describing: old))")
    }

    /// Checks that the text that is shown for a field means its value.
    private static func checkShown(_ path: [String], of state: State) throws {
        let text = try shown(path, of: state)
        guard let again = try changed(path, of: state, to: text) else {
            throw Violation("\(path) can't be set to what it shows: “\(text)”")
        }
        // A number that is none isn't equal to itself.
        guard !state.weight.isNaN, !state.scale.isNaN else { return }
        try require(again == state, "\(path) was set to “\(text)”, which it shows, and the state is \(again)")
    }

    private static func shown(_ path: [String], of state: State) throws -> String {
        guard let text = StateEditing.value(at: path, of: state).flatMap(StateEditing.text) else {
            throw Violation("\(path) shows no text")
        }
        return text
    }

    /// Returns a state with another value of a field; `nil` if it refuses the value.
    private static func changed(_ path: [String], of state: State, to text: String) throws -> State? {
        do {
            guard let new = try StateEditing.setting(path, of: state, to: text) as? State else {
                throw Violation("\(path) has made another type of the state")
            }
            return new
        } catch let failure as StateEditing.Failure {
            try require(!failure.description.isEmpty, "\(path) is refused without a reason")
            // An optional value is read without the quotation marks of a text that looks like none.
            if case .unreadable(let refused, _) = failure {
                try require([refused, "\"\(refused)\""].contains(text), "“\(failure)” doesn't name “\(text)”")
            }
            return nil
        }
    }
}
