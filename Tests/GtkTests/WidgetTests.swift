import Gtk
import LassoGtkTestUtilities
import Testing

@Suite(.display)
struct WidgetTests {
    @Test func aBuilderMakesTheChildrenInOrder() {
        let isShown = false
        let box = Box(.vertical, spacing: 6) {
            Label("one")
            if isShown { Label("hidden") }
            for text in ["two", "three"] { Label(text) }
            [Label("four")]
        }
        #expect(box.children.compactMap { ($0 as? Label)?.label } == ["one", "two", "three", "four"])
        #expect(box.spacing == 6)
        #expect(box.orientation == .vertical)
    }

    @Test(arguments: ["", "ascii", "👩‍👩‍👧‍👦 עברית", String(repeating: "x", count: 10_000)])
    func aTextComesBackAsItWentIn(text: String) {
        let label = Label(text)
        let entry = Entry()
        let password = PasswordEntry()
        entry.text = text
        password.text = text
        #expect(label.label == text)
        #expect(entry.text == text)
        #expect(password.text == text)
    }

    @Test func textIsInsertedAndDeletedByScalars() {
        let entry = Entry()
        entry.text = "aé🏳️‍🌈z"
        let end = entry.insertText("ß", at: 2)
        #expect(end == 3)
        entry.deleteText(0..<1)
        #expect(entry.text == "éß🏳️‍🌈z")
    }

    @Test func aStackShowsThePageThatItIsTold() {
        let stack = Stack()
        let first = Label("1")
        let second = Label("2")
        stack.addChild(first)
        stack.addChild(second)
        stack.setVisibleChild(second)
        #expect(stack.visibleChild === second)
        stack.remove(second)
        #expect(stack.page(for: first).name == nil)
    }

    @Test func aNotebookCountsItsPages() {
        let notebook = Notebook()
        let title = Label("Title")
        let page = Label("Page")
        notebook.appendPage(page, tabLabel: title)
        #expect(notebook.nPages == 1)
        #expect(notebook.nthPage(0) === page)
        #expect(notebook.tabLabel(for: page) === title)
        #expect(notebook.currentPage == 0)
    }

    @Test func propertiesAreWhatTheyWereSetTo() {
        let widget = Label("x")
        widget.halign = .end
        widget.setMargins(7)
        widget.widthRequest = 40
        widget.heightRequest = 50
        widget.sensitive = false
        widget.addCssClass("title-1")
        #expect(widget.halign == .end)
        #expect([widget.marginTop, widget.marginBottom, widget.marginStart, widget.marginEnd] == [7, 7, 7, 7])
        #expect(widget.widthRequest == 40)
        #expect(widget.heightRequest == 50)
        #expect(!widget.sensitive)
        #expect(widget.hasCssClass("title-1"))
        widget.removeCssClass("title-1")
        #expect(!widget.hasCssClass("title-1"))
    }
}
