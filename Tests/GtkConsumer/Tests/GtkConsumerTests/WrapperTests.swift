import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of wrappers as an application uses them, in an optimized build, too.
@MainActor
@Suite(.display)
struct WrapperTests {
    @Test func anErrorIsMatchedByItsCode() {
        let file = AnyFile(path: "/nonexistent/file")
        do throws(GLibError) {
            _ = try file.queryInfo("standard::name")
            Issue.record("There is such a file.")
        } catch {
            #expect(error.matches(IOErrorEnum.notFound) && !error.matches(FileError.noent))
        }
        let damage = PixbufError.corruptImage
        let own = GLibError(domain: PixbufError.errorDomain, code: damage.rawValue, message: "Damaged")
        #expect(own.matches(damage) && own.description == "Damaged")
    }

    @Test func aBufferWritesBeforeWhatIsInserted() {
        let buffer = TextBuffer()
        var isWriting = false
        buffer.onInsertText { [unowned buffer] place, _, _ in
            guard !isWriting else { return }
            isWriting = true
            buffer.insert(place, text: "> ")
            isWriting = false
        }
        buffer.insertAtCursor("hello")
        #expect(buffer.text == "> hello")
    }

    @Test func aSorterSortsAgain() {
        let sorter = CustomSorter { (one: StringObject, other: StringObject) in one.string < other.string }
        let model = SortListModel(model: StringList(["b", "a", "c"]), sorter: sorter)
        sorter.setSortFunc { (one: StringObject, other: StringObject) in one.string > other.string }
        #expect((0..<3).map { (model.item($0) as? StringObject)?.string } == ["c", "b", "a"])
    }

    @Test func aSelectionCanBeChangedWithoutTheModel() {
        let model = MultiSelection(model: StringList(["a", "b"]))
        model.selectItem(position: 1, unselectRest: true)
        model.selection.removeAll()
        #expect(model.isSelected(1))
    }

    @Test func aTypeHasItems() {
        #expect(VariantType(typeString: "(si)").items.map { $0.dupString() } == ["s", "i"])
    }

    @Test func aLineHasRanges() throws {
        let line = try #require(Label("some text").createPangoLayout("some text").line(0))
        let range = try #require(line.xRanges(startIndex: 2, endIndex: 5).first)
        #expect(!range.isEmpty)
    }

    @Test func aSecretTellsWhetherItIsEmpty() {
        #expect(Secret("").isEmpty && !Secret("a").isEmpty)
    }
}
