import LassoGtk
import Testing

@testable import LassoInspector

/// Tests that the fields of a state can be set by hand.
struct StateEditingTests {
    private func set(_ path: String..., to text: String) throws -> CounterModule.State? {
        try StateEditing.setting(path, of: CounterModule.State(), to: text) as? CounterModule.State
    }

    @Test func fieldsAreSet() throws {
        #expect(try set("count", to: "-7")?.count == -7)
        #expect(try set("text", to: "a b")?.text == "a b")
        #expect(try set("limit", to: "3")?.limit == 3)
        #expect(try set("limit", to: "nil") == CounterModule.State())
        #expect(try set("rows", "[0]", "isOn", to: "true")?.rows == [CounterModule.Row(isOn: true)])
        #expect(try set("rows", "[0]", "size", to: "large")?.rows.first?.size == .large)
    }

    @Test(arguments: [
        (["count"], "seven", StateEditing.Failure.unreadable("seven", type: "Int")),
        (["isConstant"], "false", .constant("isConstant")),
        (["rows"], "x", .unsettable(type: "Array<Row>")),
        (["rows", "[1]", "isOn"], "true", .unreachable("[1]")),
        (["other"], "1", .unreachable("other")),
    ])
    func whatIsNotPossibleIsSaid(path: [String], text: String, failure: StateEditing.Failure) {
        #expect(throws: failure) { try StateEditing.setting(path, of: CounterModule.State(), to: text) }
    }

    @Test(arguments: ["", "ab"])
    func aTextThatIsNotOneCharacterIsRefused(text: String) {
        struct State { var letter: Character = "a" }
        #expect(throws: StateEditing.Failure.unreadable(text, type: "Character")) {
            try StateEditing.setting(["letter"], of: State(), to: text)
        }
    }

    @Test func aTextThatLooksLikeNoValueIsQuoted() throws {
        struct State { var name: String? = "nil" }
        #expect(StateEditing.text(of: State().name as Any) == "\"nil\"")
        let none = try #require(try StateEditing.setting(["name"], of: State(), to: "nil") as? State)
        #expect(none.name == nil)
        let some = try #require(try StateEditing.setting(["name"], of: none, to: "\"nil\"") as? State)
        #expect(some.name == "nil")
    }

    @Test func aTextWithTheQuotationMarksIsQuotedAgain() throws {
        struct State { var name: String? = "\"nil\"" }
        let text = try #require(StateEditing.text(of: State().name as Any))
        #expect(text == "\"\"nil\"\"")
        let same = try #require(try StateEditing.setting(["name"], of: State(), to: text) as? State)
        #expect(same.name == "\"nil\"")
    }

    @Test func elementsOfAnIdentifiedArrayKeepDifferentIdentities() throws {
        struct Item: Identifiable, Equatable { var id: Int }
        struct State { var items: IdentifiedArray<Item> = [Item(id: 1), Item(id: 2)] }
        let changed = try #require(try StateEditing.setting(["items", "[0]", "id"], of: State(), to: "3") as? State)
        #expect(changed.items.map(\.id) == [3, 2])
        #expect(throws: StateEditing.Failure.self) {
            try StateEditing.setting(["items", "[0]", "id"], of: State(), to: "2")
        }
    }
}
