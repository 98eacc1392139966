import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of optional properties of classes that aren't widgets, and of properties that are written differently because
/// they can't be set to `nil`.
@Suite(.display) struct MissingValueTests {
    @Test func theSettingsOfAPrinterAreSetToNothing() {
        let settings = PrintSettings()
        func clear(_ property: ReferenceWritableKeyPath<PrintSettings, String?>) {
            settings[keyPath: property] = "one"
            settings[keyPath: property] = nil
            #expect(settings[keyPath: property] == nil)
        }
        clear(\.defaultSource)
        clear(\.dither)
        clear(\.finishings)
        clear(\.mediaType)
        clear(\.outputBin)
        clear(\.printer)
        settings.paperSize = PaperSize(name: "iso_a4")
        settings.paperSize = nil
        #expect(settings.paperSize == nil)
    }

    @Test func thePageOfAStackIsSetToNothing() {
        let stack = Stack()
        let switcher = StackSwitcher()
        switcher.stack = stack
        let sidebar = StackSidebar()
        sidebar.stack = stack
        let page = stack.addTitled(Label("one"), name: "one", title: "One")
        page.iconName = "go-home"
        page.iconName = nil
        page.name = nil
        page.title = nil
        #expect(page.iconName == nil)
        #expect(page.name == nil)
        #expect(page.title == nil)
        stack.visibleChildName = nil
        sidebar.stack = nil
        #expect(sidebar.stack == nil)
    }

    @Test func aDialogOfTheSystemHasNoTitle() {
        let dialog = FileChooserNative(title: "Open", parent: nil, action: .open, acceptLabel: nil, cancelLabel: nil)
        dialog.title = nil
        #expect(dialog.title == nil)
        dialog.destroy()
    }

    @Test func whatIsPlacedIsTransformedNoMore() throws {
        let fixed = Fixed()
        let label = Label("one")
        fixed.put(label, x: 0, y: 0)
        let child = try #require(fixed.layoutManager?.layoutChild(for: label) as? FixedLayoutChild)
        child.transform = nil
        #expect(child.transform == nil)
    }

    @Test func thereIsNoDefaultDisplay() {
        let manager = DisplayManager.shared
        let display = manager.defaultDisplay
        manager.defaultDisplay = nil
        #expect(manager.defaultDisplay == nil)
        manager.defaultDisplay = display
        #expect(manager.defaultDisplay === display)
    }

    @Test func aFontHasNoFamily() {
        let font = PangoFontDescription.fromString("Sans 12")
        font.family = nil
        #expect(font.family == nil)
    }

    @Test func aFilterHasNoFunction() {
        let filter = CustomFilter()
        #expect(filter.match(StringObject("one")))
        filter.setFilterFunc { _ in false }
        #expect(!filter.match(StringObject("one")))
        filter.setFilterFunc(nil)
        #expect(filter.match(StringObject("one")))
    }

    @Test func aTextThatIsMissingIsEmpty() {
        #expect(Button().iconName.isEmpty)
        let chooser = FontChooserWidget()
        #expect(chooser.font == chooser.font)
        chooser.previewText = ""
        #expect(chooser.previewText.isEmpty)
        let files = FileChooserWidget(action: .save)
        files.currentName = "new.txt"
        #expect(files.currentName == "new.txt")
    }

    @Test func whatCannotBeNothingIsSetByAMethod() {
        let information = FileInfo()
        information.setContentType("text/plain")
        information.setDisplayName("One")
        #expect(information.contentType == "text/plain")
        #expect(information.displayName == "One")
        let files = FileChooserWidget(action: .open)
        let filter = FileFilter()
        files.addFilter(filter)
        files.setFilter(filter)
        #expect(files.filter === filter)
        let stack = Stack()
        let other = Label("other")
        stack.addChild(Label("one"))
        stack.addChild(other)
        stack.setVisibleChild(other)
        #expect(stack.visibleChild === other)
        let fonts = FontButton()
        fonts.setFontDesc(PangoFontDescription.fromString("Sans 12"))
        #expect(fonts.fontDesc != nil)
    }
}
