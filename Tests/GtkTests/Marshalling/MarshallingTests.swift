import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of unusual results, out parameters, and arrays of C functions.
@Suite(.display) struct MarshallingTests {
    @Test func whatMayBeMissingIsMissing() throws {
        #expect(GestureClick().widget == nil)
        let parsed = try AnyAction.parseDetailedName("app.quit")
        #expect(parsed.actionName == "app.quit")
        #expect(parsed.targetValue == nil)
        let group = SimpleActionGroup()
        group.addAction("probe") {}
        let query = try #require(group.queryAction("probe"))
        #expect(query.enabled && query.parameterType == nil && query.state == nil)
    }

    @Test func aBooleanThatWasAskedForIsAnswered() throws {
        let file = KeyFile()
        _ = try file.loadFromData("[group]\nyes=true\nno=false\nlist=a;b;\n", flags: [])
        #expect(try file.boolean(for: "group", key: "yes"))
        #expect(try !file.boolean(for: "group", key: "no"))
        let buffer = TextBuffer()
        buffer.text = "one\nother"
        #expect(buffer.iterAtLine(1).iter.line == 1)
        #expect(!buffer.iterAtLine(9).result)
    }

    @Test func arraysOfTextsKeepTheirLength() throws {
        let file = KeyFile()
        file.setStringList("group", key: "list", list: ["a", "b"])
        #expect(try file.stringList(for: "group", key: "list") == ["a", "b"])
        #expect(ContentFormats(mimeTypes: ["text/plain", "text/html"]).mimeTypes() == ["text/plain", "text/html"])
        #expect(ContentFormats(mimeTypes: []).mimeTypes().isEmpty)
        // Their symbolic variants follow.
        #expect(ThemedIcon(names: ["a", "b"]).names.starts(with: ["a", "b"]))
    }

    @Test func listsKeepTheirOrder() {
        let texts = withStringList(["a", "b"]) { list in
            cElements(of: list, transfer: .none) { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }
        #expect(texts == ["a", "b"])
        let labels = [Label("one"), Label("other")]
        let found = withList(labels.map { $0.instance.pointer }) { list in
            cElements(of: list, transfer: .none) { Label.wrapping(required: $0) }
        }
        #expect(found.map(ObjectIdentifier.init) == labels.map(ObjectIdentifier.init))
    }

    @Test func whatIsMadeOfAnAbstractClassIsOfTheRightSubclass() {
        #expect(ShortcutAction.parseString("activate") is ActivateAction)
        #expect(ShortcutAction.parseString("activate") === ActivateAction.shared)
        #expect(ShortcutTrigger.parseString("<Control>q") is KeyvalTrigger)
    }

    @Test func whatCFillsIsMadeInSwift() {
        let vector = GrapheneVec3(x: 1, y: 2, z: 3)
        #expect(vector.y == 2)
        #expect(GrapheneMatrix.scale(x: 2, y: 1, z: 1).transformVec3(vector).x == 2)
        #expect(BitsetIter.last(Bitset(start: 4, nItems: 3))?.value == 6)
    }

    @Test func aRangeOfALineHasTwoEnds() {
        let line = Label("text").createPangoLayout("some text").line(0)
        let ranges = line?.xRanges(startIndex: 0, endIndex: 4) ?? []
        #expect(ranges.map(\.lowerBound) == [0])
        #expect(ranges.allSatisfy { $0.upperBound > $0.lowerBound })
    }

    @Test func arraysOfDifferentLengthsStop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await setTwoColumnsToOneValue()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Gtk/ListStore.swift"))
        #expect(message.contains("must have the same length; they have [2, 1] elements"))
    }
}

private func setTwoColumnsToOneValue() throws {
    try GtkTesting.start()
    let store = ListStore(types: [.string, .string])
    store.set(store.append(), columns: [0, 1], values: [Value("one")])
}
