import Glibc
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of documents by a text editor that is used with real keys, and real files.
@Suite(.display)
struct DocumentDrawingTests {
    private let window = WindowController()

    private func withEditor(_ test: (TextEditorController, Window, TestFolder) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try Files.replace(folder.path + "/Notes.txt", with: Array("old".utf8), mode: 0o640)
        let editor = TextEditorController(DesktopFiles.forTesting(in: folder))
        window.setRootController(editor)
        window.present(in: GtkTesting.application, width: 500, height: 400)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        try await test(editor, shown, folder)
        window.close()
        try await GtkTesting.turnMainLoop(until: "it is closed") { !shown.mapped }
    }

    private func open(_ path: String, in editor: TextEditorController) async throws {
        editor.document.dispatchAction(.openFile(FileReference(path: path)))
        try await GtkTesting.turnMainLoop(until: "the file is open") {
            editor.document.state.file?.path == path && !editor.document.state.isBusy
        }
    }

    /// Waits until the draft is written, and returns its contents.
    private func writtenDraft(in folder: TestFolder) async throws -> [UInt8]? {
        try await GtkTesting.turnMainLoop(until: "the draft is written") { !UnsavedValues.exist }
        let names = TestFolder.names(in: folder.path + "/drafts").filter { !$0.contains(".") }
        return try Files.read(folder.path + "/drafts/" + (try #require(names.first)))
    }

    private func dialog(above window: Window) async throws -> Window {
        var dialog: Window?
        try await GtkTesting.turnMainLoop(until: "a question is shown") {
            dialog = Window.toplevels.items(as: Window.self).first { $0.transientFor === window && $0.mapped }
            return dialog != nil
        }
        return try #require(dialog)
    }

    @Test(.userInput) func aFileIsEditedSavedAndClosedWithKeys() async throws {
        try await withEditor { editor, shown, folder in
            let path = folder.path + "/Notes.txt"
            try await open(path, in: editor)
            #expect(shown.title == "Notes.txt")
            editor.textView.grabFocus()
            try await UserInput.press("n", "e", "w")
            #expect(shown.title == "• Notes.txt")
            #expect(try Files.read(path) == Array("old".utf8))
            try await UserInput.press("ctrl+s")
            try await GtkTesting.turnMainLoop(until: "it is saved") { shown.title == "Notes.txt" }
            let saved = try Files.read(path).map { String(decoding: $0, as: UTF8.self) }
            #expect(saved == editor.store.state.text && saved?.utf8.count == 6)
            #expect(TestFolder.permissions(of: path) == 0o640)
            // An own change isn't taken for one by another program.
            GtkTesting.settle()
            #expect(window.question == nil)

            try await UserInput.press("x", "ctrl+w")
            let question = try await dialog(above: shown)
            #expect(question.visibleTexts.contains("Save Changes?"))
            try #require(question.button("Cancel")).emit("clicked")
            try await GtkTesting.turnMainLoop(until: "it is cancelled") { window.question == nil }
            #expect(window.isOpen)
            try await UserInput.activate(shown)
            try await UserInput.press("ctrl+w")
            try #require(try await dialog(above: shown).button("Save")).emit("clicked")
            try await GtkTesting.turnMainLoop(until: "it is closed") { !window.isOpen }
            #expect(try Files.read(path)?.count == (saved?.utf8.count ?? 0) + 1)
        }
    }

    @Test func aChangeByAnotherProgramIsToldAndAVanishedFolderLosesNothing() async throws {
        try await withEditor { editor, shown, folder in
            let path = folder.path + "/Notes.txt"
            try await open(path, in: editor)
            try Files.replace(path, with: Array("theirs".utf8), mode: 0o600)
            try await load("theirs", in: editor)

            try Files.createFolder(folder.path + "/gone", mode: 0o700)
            try Files.replace(folder.path + "/gone/Plan.txt", with: Array("plan".utf8), mode: 0o600)
            try await open(folder.path + "/gone/Plan.txt", in: editor)
            try Files.remove(folder.path + "/gone/Plan.txt")
            #expect(rmdir(folder.path + "/gone") == 0)
            try await GtkTesting.turnMainLoop(until: "it is told") { window.question != nil }
            try await answer("OK", in: window)
            try await GtkTesting.turnMainLoop(until: "it has changes") { shown.title == "• Plan.txt" }
            editor.document.dispatchAction(.save)
            try await GtkTesting.turnMainLoop(until: "the error is told") { window.question is AlertController }
            try await answer("Save As…", in: window)
            try await GtkTesting.turnMainLoop { window.question is FileQuestionController }
            try await answer(paths: [folder.path + "/Plan.txt"], in: window)
            try await GtkTesting.turnMainLoop(until: "it is saved") { shown.title == "Plan.txt" }
            #expect(try Files.read(folder.path + "/Plan.txt") == Array("plan".utf8))
        }
    }

    @Test func aChangeBehindALinkIsTold() async throws {
        try await withEditor { editor, _, folder in
            symlink("Notes.txt", folder.path + "/Link.txt")
            try await open(folder.path + "/Link.txt", in: editor)
            try Files.replace(folder.path + "/Notes.txt", with: Array("theirs".utf8), mode: 0o600)
            try await load("theirs", in: editor)
        }
    }

    @Test func aChangeBehindALinkThatNowPointsElsewhereIsTold() async throws {
        try await withEditor { editor, _, folder in
            symlink("Notes.txt", folder.path + "/Link.txt")
            try await open(folder.path + "/Link.txt", in: editor)
            try Files.replace(folder.path + "/Other.txt", with: Array("other".utf8), mode: 0o600)
            symlink("Other.txt", folder.path + "/New.txt")
            try Files.rename(folder.path + "/New.txt", to: folder.path + "/Link.txt")
            try await load("other", in: editor)
            try Files.replace(folder.path + "/Other.txt", with: Array("changed".utf8), mode: 0o600)
            try await load("changed", in: editor)
        }
    }

    /// Loads the version of another program when the document asks.
    private func load(_ text: String, in editor: TextEditorController) async throws {
        try await GtkTesting.turnMainLoop(until: "it is told") { window.question != nil }
        try await answer("Load", in: window)
        try await GtkTesting.turnMainLoop(until: "it is loaded") { editor.store.state.text == text }
    }

    private func save(_ editor: TextEditorController) async throws {
        editor.document.dispatchAction(.save)
        try await GtkTesting.turnMainLoop(until: "it is saved") {
            window.question != nil || !editor.document.state.isEdited && !editor.document.state.isBusy
        }
    }

    @Test func aLinkAndAFileWithTwoNamesStayWhatTheyAre() async throws {
        try await withEditor { editor, _, folder in
            let path = folder.path + "/Notes.txt"
            symlink("Notes.txt", folder.path + "/Link.txt")
            try await open(folder.path + "/Link.txt", in: editor)
            editor.dispatchAction(.didType("by the link"))
            try await save(editor)
            #expect(try Files.read(path) == Array("by the link".utf8))
            var status = stat()
            #expect(lstat(folder.path + "/Link.txt", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)

            link(path, folder.path + "/Same.txt")
            try await open(path, in: editor)
            editor.dispatchAction(.didType("both"))
            try await save(editor)
            #expect(try Files.read(folder.path + "/Same.txt") == Array("both".utf8))
            // An own change isn't taken for one by another program, whose changes are never overwritten unseen.
            GtkTesting.settle()
            #expect(window.question == nil)
            let file = FileReference(path: path)
            let files = DesktopFiles.forTesting(in: folder)
            var error: DocumentFileError?
            Task { () async in
                do throws(DocumentFileError) {
                    _ = try await files.replace(file, with: [], version: "an older one")
                } catch let thrown {
                    error = thrown
                }
            }
            try await GtkTesting.turnMainLoop(until: "it is refused") { error != nil }
            #expect(error == .changed)
            #expect(try Files.read(path) == Array("both".utf8))
        }
    }

    @Test(.enabled(if: TinyDisk.isAvailable, "Only an administrator can make a disk."))
    func aFullDiskLosesNeitherTheFileNorTheChanges() async throws {
        let disk = try TinyDisk()
        defer { disk.remove() }
        try await withEditor { editor, shown, folder in
            let path = disk.folder.path + "/Notes.txt"
            let long = String(repeating: "long ", count: 20_000)
            try Files.replace(path, with: Array("old".utf8), mode: 0o600)
            for isShared in [false, true] {
                if isShared { link(path, disk.folder.path + "/Same.txt") }
                try await open(path, in: editor)
                editor.dispatchAction(.didType(long))
                try await save(editor)
                let alert = try #require(window.question as? AlertController)
                #expect(alert.message == "“Notes.txt” Could Not Be Saved")
                #expect(try Files.read(path) == Array("old".utf8))
                #expect(editor.store.state.text == long && shown.title == "• Notes.txt")
                // The changes are in the draft, which is on another disk.
                #expect(try await writtenDraft(in: folder)?.suffix(5) == Array("long ".utf8)[...])
                try await answer("Save As…", in: window)
                try await GtkTesting.turnMainLoop { window.question is FileQuestionController }
                try await answer(paths: [folder.path + "/Elsewhere.txt"], in: window)
                try await GtkTesting.turnMainLoop(until: "it is saved") { shown.title == "Elsewhere.txt" }
                #expect(try Files.read(folder.path + "/Elsewhere.txt")?.count == long.utf8.count)
            }
        }
    }

    @Test(.enabled(if: TinyDisk.isAvailable, "Only an administrator can make a disk."))
    func aStoredValueWaitsForSpaceOnAFullDisk() async throws {
        let disk = try TinyDisk()
        defer { disk.remove() }
        let store = TextEditorStore(with: .init())
        let path = disk.folder.path + "/value"
        let stored = StoredValue(of: store, \.text, in: FileStorage(path), as: .text, delay: .milliseconds(1)) { _ in
            nil
        }
        try await GtkTesting.turnMainLoop(until: "it is loaded") { stored.state.isLoaded }
        store.dispatchAction(.didType("short"))
        try await GtkTesting.turnMainLoop(until: "it is saved") { !stored.state.hasUnsavedChanges }
        let other = disk.folder.path + "/other"
        try Files.replace(other, with: Array(repeating: 0, count: 40_000), mode: 0o600)
        store.dispatchAction(.didType(String(repeating: "long ", count: 8_000)))
        try await GtkTesting.turnMainLoop(until: "the problem is known") { stored.state.problem != nil }
        #expect(stored.state.hasUnsavedChanges)
        #expect(try Files.read(path) == Array("short".utf8))
        try Files.remove(other)
        Task { await stored.save() }
        try await GtkTesting.turnMainLoop(until: "it is saved") { !stored.state.hasUnsavedChanges }
        #expect(stored.state.problem == nil)
        #expect(try Files.read(path)?.count == 40_000)
    }

    @Test func recentFilesAreThoseOfTheDesktop() async throws {
        try await withEditor { editor, _, folder in
            try await open(folder.path + "/Notes.txt", in: editor)
            try await GtkTesting.turnMainLoop(until: "it is in the list") {
                editor.document.state.recentFiles.map(\.path) == [folder.path + "/Notes.txt"]
            }
            #expect(editor.subtitle == "~")
            try await GtkTesting.turnMainLoop(until: "it is in the menu") {
                editor.availableCommands["open-recent-1"]?.title == "Notes.txt"
            }
        }
    }

    @Test func theEndOfTheSessionAsks() async throws {
        try await withEditor { editor, _, folder in
            let path = folder.path + "/Notes.txt"
            try await open(path, in: editor)
            editor.dispatchAction(.didType("new"))
            GtkTesting.application.emit("query-end")
            try await GtkTesting.turnMainLoop(until: "it is asked") { window.question != nil }
            try await answer("Save", in: window)
            try await GtkTesting.turnMainLoop(until: "it is saved") { !editor.document.state.isEdited }
            #expect(try Files.read(path) == Array("new".utf8))
            // Nothing is left to ask about.
            GtkTesting.application.emit("query-end")
            GtkTesting.settle()
            #expect(window.question == nil)
        }
    }

    @Test func discardedChangesStayUnsavedIfTheApplicationKeepsItsWindow() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let editor = TextEditorController(DesktopFiles.forTesting(in: folder))
        let stack = Stack(), window = Window()
        defer { window.destroy() }
        editor.place(with: pushed(in: stack))
        window.child = stack
        try await UserInput.activate(window)
        var refusals = 0
        window.onCloseRequest {
            refusals += 1
            return true
        }
        editor.dispatchAction(.didType("new"))
        window.close()
        let hierarchy = try #require(editor.windowController)
        try await GtkTesting.turnMainLoop(until: "it is asked") { hierarchy.question != nil }
        try await answer("Discard", in: hierarchy)
        try await GtkTesting.turnMainLoop(until: "the application is asked") { refusals == 1 }
        #expect(UnsavedDocuments.names.contains(editor.document.state.name))
        #expect(try await writtenDraft(in: folder)?.suffix(3) == Array("new".utf8)[...])
    }

    @Test(.userInput) func aDroppedFileIsOpened() async throws {
        try await withEditor { editor, _, folder in
            let source = DragSource()
            source.actions = .copy
            source.onPrepare { _, _ in ContentProvider.forTesting(file: folder.path + "/Notes.txt") }
            editor.label.addController(source)
            editor.dispatchAction(.didType("mine"))
            try await UserInput.drag(editor.label, to: editor.textView)
            // Not even a dropped file replaces changes that aren't saved.
            try await GtkTesting.turnMainLoop(until: "it is asked") { window.question != nil }
            #expect(editor.store.state.text == "mine")
            try await answer("Discard", in: window)
            try await GtkTesting.turnMainLoop(until: "it is open") { editor.store.state.text == "old" }
        }
    }

    @Test func aFileOfThePortalIsShownWithItsPlaceOnTheHost() async throws {
        try await withEditor { _, _, folder in
            try Files.createFolder(folder.path + "/doc/1a2b", mode: 0o700)
            let path = folder.path + "/doc/1a2b/Notes.txt"
            try Files.replace(path, with: [], mode: 0o600)
            let places = ShownPlaces(portalFolder: folder.path + "/doc", home: "/home/billie")
            let unknown = try await place(of: path, places)
            #expect(unknown.name == "Notes.txt" && unknown.folder == nil)
            let host = "/home/billie/Documents/Notes.txt"
            let attribute = "xattr::document-portal.host-path"
            try AnyFile(path: path).setAttributeString(attribute, value: host)
            let known = try await place(of: path, places)
            #expect(known.name == "Notes.txt" && known.folder == "~/Documents")
        }
    }

    /// Returns a document portal that knows the place of one document on the host.
    ///
    /// - Parameter reply: The type and the value of its replies, in Python.
    private static func portal(replying reply: (type: String, value: String) = ("a{say}", "found")) -> String {
        """
        from gi.repository import Gio, GLib
        xml = '<node><interface name="org.freedesktop.portal.Documents"><method name="GetHostPaths">' \\
            '<arg type="as"/><arg type="\(reply.type)" direction="out"/></method></interface></node>'
        def called(bus, sender, path, interface, method, arguments, invocation):
            known = {"1a2b": list(b"/home/billie/Documents/Caf\\xc3\\xa9.txt\\0")}
            asked = arguments.unpack()[0]
            found = {name: known[name] for name in asked if name in known}
            invocation.return_value(GLib.Variant("(\(reply.type))", (\(reply.value),)))
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        node = Gio.DBusNodeInfo.new_for_xml(xml)
        bus.register_object("/org/freedesktop/portal/documents", node.interfaces[0], called)
        Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Documents", 0, None, None)
        GLib.MainLoop().run()
        """
    }

    @Test(arguments: [
        ("as", "['/etc/passwd']"), ("a{ss}", "{name: '/etc/passwd' for name in asked}"),
        ("a{say}", "{name: [] for name in asked}"),
    ])
    func aReplyOfThePortalThatTellsNoPlaceIsNotUsed(type: String, value: String) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/doc/2c3d/Notes.txt"
        try Files.createFolder(folder.path + "/doc/2c3d", mode: 0o700)
        try Files.replace(path, with: [], mode: 0o600)
        let script = Self.portal(replying: (type, value))
        let portal = try Subprocess(argv: ["/usr/bin/python3", "-c", script], flags: [])
        defer { portal.forceExit() }
        try await waitForPortal(replying: "(\(type))")
        let shown = try await place(of: path, ShownPlaces(portalFolder: folder.path + "/doc", home: "/home/billie"))
        #expect(shown.name == "Notes.txt" && shown.folder == nil)
    }

    /// Waits until a document portal replies with a type.
    private func waitForPortal(replying type: String) async throws {
        let name = "org.freedesktop.portal.Documents"
        let portal = BusObject(name, path: "/org/freedesktop/portal/documents", interface: name)
        try await turnMainLoop(until: "the portal replies with \(type)") {
            // The call fails until the portal is on the bus.
            let reply = try? await portal.call("GetHostPaths", Variant(parsing: "(@as [],)"))
            return reply?.typeString == type
        }
    }

    /// Makes calls, one after the other, until one returns that a condition is met, while GTK runs.
    private func turnMainLoop(
        until comment: String,
        repeating call: @escaping @MainActor () async -> Bool
    ) async throws {
        var (isMet, isCalling) = (false, false)
        try await GtkTesting.turnMainLoop(until: comment) {
            if !isMet, !isCalling {
                isCalling = true
                Task {
                    isMet = await call()
                    isCalling = false
                }
            }
            return isMet
        }
    }

    @Test func thePortalTellsThePlaceOnTheHost() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        for name in ["1a2b", "ffff"] {
            try Files.createFolder(folder.path + "/doc/" + name, mode: 0o700)
            try Files.replace(folder.path + "/doc/\(name)/Café.txt", with: [], mode: 0o600)
        }
        let places = ShownPlaces(portalFolder: folder.path + "/doc", home: "/home/billie")
        let portal = try Subprocess(argv: ["/usr/bin/python3", "-c", Self.portal()], flags: [])
        defer { portal.forceExit() }
        // It may take a while until the portal is on the bus.
        var known: (name: String, folder: String?)?
        try await turnMainLoop(until: "the portal tells the place") {
            known = await places.place(of: FileReference(path: folder.path + "/doc/1a2b/Café.txt"))
            return known?.folder != nil
        }
        #expect(known?.name == "Café.txt" && known?.folder == "~/Documents")
        // One that it doesn't know is shown by its name, without the portal's folder.
        let unknown = try await place(of: folder.path + "/doc/ffff/Café.txt", places)
        #expect(unknown.name == "Café.txt" && unknown.folder == nil)
    }

    /// Returns the shown place of a file, while GTK runs.
    private func place(of path: String, _ places: ShownPlaces) async throws -> (name: String, folder: String?) {
        var found: (name: String, folder: String?)?
        Task { found = await places.place(of: FileReference(path: path)) }
        try await GtkTesting.turnMainLoop(until: "the place is known") { found != nil }
        return try #require(found)
    }
}
