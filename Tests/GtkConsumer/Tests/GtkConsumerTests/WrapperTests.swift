import Foundation
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

    @Test func aPropertyFollowsAnother() {
        let check = CheckButton(), first = Entry(), second = Entry()
        check.bindProperty("active", to: first, "sensitive")
        let binding = check.bindProperty("active", to: second, "text") { (isActive: Bool) in isActive ? "yes" : "no" }
        check.active = true
        #expect(first.isSensitive && second.text == "yes")
        binding.unbind()
        check.active = false
        #expect(!first.isSensitive && second.text == "yes")
    }

    @Test func aFileIsCopiedWithItsProgress() throws {
        let path = NSTemporaryDirectory() + "gtk-consumer-\(UUID().uuidString)"
        let file = AnyFile(path: path), copy = AnyFile(path: path + "-copy")
        defer { for item in [file, copy] { _ = try? item.delete() } }
        _ = try file.create().write(Array("text".utf8))
        var sizes: [Int] = []
        try file.copy(copy, flags: .overwrite, cancellable: nil) { size, _ in sizes.append(size) }
        #expect(sizes.last == 4)
    }

    @Test func listsAndTextsArePassedToC() throws {
        let formats = ContentFormats(mimeTypes: ["text/plain", "text/html"])
        #expect(formats.containMimeType("text/html"))
        let keys = KeyFile()
        keys.setStringList("group", key: "names", list: ["a", "b"])
        #expect(try keys.stringList(for: "group", key: "names") == ["a", "b"])
    }

    @Test func rectanglesAreValues() {
        let first = GdkRectangle(x: 0, y: 0, width: 4, height: 4)
        let second = GdkRectangle(x: 2, y: 2, width: 4, height: 4)
        #expect(first.intersection(second) == GdkRectangle(x: 2, y: 2, width: 2, height: 2))
        #expect(GrapheneRect(x: 0, y: 0, width: 2, height: 3).area == 6)
        #expect(RGBA(parsing: "red") != nil && RGBA(parsing: "no color") == nil)
    }

    @Test func functionsWithoutATypeAreInGroups() {
        #expect(GtkLibrary.majorVersion == 4)
        #expect(ContentType.guess(fileName: "a.png").type == "image/png")
        #expect(GLibMarkup.escapeText("a < b") == "a &lt; b")
    }

    @Test func aSecretTellsWhetherItIsEmpty() {
        #expect(Secret("").isEmpty && !Secret("a").isEmpty)
    }
}
