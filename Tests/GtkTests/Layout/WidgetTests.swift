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

    @Test func aGridPutsCellsWhereTheyHaveRoom() {
        let tall = Label("tall"), wide = Label("wide"), last = Label("last")
        let grid = Grid(columnSpacing: 6, rowSpacing: 3) {
            GridRow {
                GridCell(tall, rows: 2)
                GridCell(wide, columns: 2)
            }
            GridRow { last }
        }
        #expect(grid.childAt(column: 0, row: 1) === tall)
        #expect(grid.childAt(column: 2, row: 0) === wide)
        #expect(grid.childAt(column: 1, row: 1) === last)
        #expect(grid.columnSpacing == 6 && grid.rowSpacing == 3)
    }

    @Test func listsTakeTheirRows() {
        let list = ListBox {
            Label("one"); Label("other")
        }
        #expect((list.rowAtIndex(1)?.child as? Label)?.label == "other")
        let flow = FlowBox {
            Label("one"); Label("other")
        }
        #expect((flow.childAtIndex(1)?.child as? Label)?.label == "other")
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

    @Test func usualPropertiesAreArguments() {
        let child = Label("child", xalign: 0, wrap: true)
        #expect(child.xalign == 0 && child.wrap)
        let frame = Frame(label: "Frame", child: child)
        #expect(frame.label == "Frame" && frame.child === child)
        let scrolled = ScrolledWindow(child: TextView(wrapMode: .wordChar, acceptsTab: false), hscrollbarPolicy: .never)
        #expect(scrolled.hscrollbarPolicy == .never)
        #expect((scrolled.child as? TextView)?.wrapMode == .wordChar)
        let (start, end) = (Label("start"), Label("end"))
        let paned = Paned(.vertical, start: start, end: end)
        #expect(paned.orientation == .vertical && paned.startChild === start && paned.endChild === end)
        #expect(Entry(placeholder: "Name").placeholderText == "Name")
        let overlay = Overlay(child: Label("below")) { Label("above") }
        #expect((overlay.child as? Label)?.label == "below" && overlay.children.count == 2)
    }

    @Test func aWidgetIsConfiguredWhereItIsCreated() {
        let box = Box(.horizontal) { Label("one").with { $0.xalign = 0.25 } }
        #expect((box.firstChild as? Label)?.xalign == 0.25)
    }
}
