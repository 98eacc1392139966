import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Notes
import Testing

/// Tests of what the notes do with GTK and with the files on the disk.
@MainActor
@Suite(.display) struct NotesDrawingTests {
    // MARK: Motion

    @Test func theSwitchReducesMotion() throws {
        let application = GtkTesting.application, settings = try #require(Settings.default)
        let screen = PreferencesModule.createScreen(), window = WindowController()
        screen.concreteStore.apply(to: application)
        screen.place(with: root(of: window))
        window.present(in: application)
        defer {
            application.reducesMotion = false
            window.close()
        }
        let reducesMotion = try #require(application.windows.first?.first(Switch.self))
        settings.gtkEnableAnimations = true
        reducesMotion.active = true
        #expect(application.reducesMotion && !settings.gtkEnableAnimations)
        #expect(application.appearance.reducesMotion)
        reducesMotion.active = false
        #expect(!application.reducesMotion)
    }

    // MARK: Widgets of the application's own

    @Test func aNoteInTheClosedDrawerIsShownAndAskedAbout() async throws {
        let drawer = DrawerController(), window = WindowController()
        window.setRootController(drawer)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        defer { window.close() }
        GtkTesting.settle()
        let note = drawer.add(Note(id: 1, text: "Milk"))
        GtkTesting.settle()
        let inside = try #require(drawer.drawing?.hierarchiesInside.first)
        #expect(inside.rootController === note.tabController)

        drawer.close()
        #expect(drawer.isClosed && drawer.drawing?.hierarchiesInside.count == 1)
        (inside.drawing as? any WindowControllerDrawing)?.reveal()
        #expect(!drawer.isClosed)

        note.dispatchAction(.didType("Oat milk"))
        drawer.close()
        let leaving = Task { await window.leave() }
        try await GtkTesting.turnMainLoop(until: "the user is asked") { inside.visibleController is AlertController }
        #expect(!drawer.isClosed && window.isOpen)
        try await answer("Discard", in: inside)
        #expect(await leaving.value)
        #expect(!window.isOpen)
    }

    // MARK: Files

    /// A folder with a letter, as another program has written it.
    private struct Folder {
        let path: String
        let letter: FileReference

        init() throws {
            var template = Array("/tmp/lasso-letters-XXXXXX".utf8CString)
            _ = try #require(mkdtemp(&template))
            path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            letter = FileReference(path: path + "/Letter.txt")
            let file = try #require(fopen(path + "/Letter.txt", "w"))
            fputs("Dear Ada", file)
            fclose(file)
        }

        func remove() {
            for name in ["Letter.txt", "recent.xbel"] { unlink("\(path)/\(name)") }
            rmdir(path)
        }
    }

    /// Shows a letter of a folder in a window.
    private func show(in folder: Folder) -> (letter: LetterController, window: WindowController) {
        let recentManager = RecentManager.forTesting(in: folder.path + "/recent.xbel")
        let letter = LetterController(in: LetterFiles.onDisk(drafts: MemoryDrafts(), recentManager: recentManager))
        let window = WindowController()
        window.setRootController(letter)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        letter.document.dispatchAction(.openFile(folder.letter))
        return (letter, window)
    }

    @Test func nobodyElseReadsALetterThatWasSaved() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        // Otherwise, a file that is replaced keeps its permissions.
        let file = folder.path + "/Letter.txt"
        #expect(chmod(file, 0o644) == 0)
        let (letter, window) = show(in: folder)
        defer { window.close() }
        try await GtkTesting.turnMainLoop(until: "the letter is open") { letter.state.text == "Dear Ada" }
        letter.dispatchAction(.didType("Dear Grace"))
        letter.document.dispatchAction(.save)
        try await GtkTesting.turnMainLoop(until: "the letter is saved") {
            !letter.document.state.isEdited && !letter.document.state.isBusy
        }
        var status = stat()
        #expect(stat(file, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let text = try await GtkTesting.result { try await AnyFile(path: file).loadContents().contents }
        #expect(String(decoding: text, as: UTF8.self) == "Dear Grace")
    }

    @Test func aFileAboveAMegabyteIsNoLetter() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        #expect(truncate(folder.path + "/Letter.txt", 1 << 21) == 0)
        let (letter, window) = show(in: folder)
        defer { window.close() }
        try await GtkTesting.turnMainLoop(until: "the user is told") { window.visibleController is AlertController }
        let alert = try #require(window.visibleController as? AlertController)
        #expect(alert.detail?.contains("is larger than") == true)
        try await answer("OK", in: window)
        #expect(letter.state.text.isEmpty && letter.document.state.file == nil)
    }
}
