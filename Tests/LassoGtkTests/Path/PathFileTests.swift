import Glibc
import LassoTestUtilities
import Testing

@testable import LassoGtk

@Suite(.ownWindows)
final class PathFileTests {
    private let folder: TestFolder
    private var path: String { folder.path + "/new/folder/path" }

    init() throws {
        folder = try TestFolder()
    }

    deinit {
        folder.remove()
    }

    private func openWindow() -> WindowController {
        let window = WindowController()
        window.setRootController(Controller())
        window.open()
        return window
    }

    @Test func aPathIsReadAgainUntilNothingIsToBeKept() async throws {
        let file = PathFile(path)
        #expect(file.load() == nil)
        let saved = NavigationPath(["home", "a/b é\n"], query: [.init("q", "%")])
        file.save(saved)
        await file.keeper.save()
        #expect(PathFile(path).load() == saved)
        file.save("/home")
        await file.keeper.save()
        #expect(try Files.read(path) == Array("/home\n".utf8))
        file.save(nil)
        await file.keeper.save()
        #expect(!Files.exists(path))
    }

    @Test func onlyTheNewestPathIsWritten() async {
        let storage = MemoryStorage("/home/older\n"), file = PathFile(in: storage)
        for path in ["/home", "/home/items", "/home/items/7"] as [NavigationPath] { file.save(path) }
        await file.keeper.save()
        #expect(storage.text == "/home/items/7\n" && storage.writeCount == 1)
    }

    @Test func aPathThatWaitsToBeWrittenIsTheSavedOne() async {
        let storage = MemoryStorage("/home\n"), file = PathFile(in: storage)
        file.save("/home/items")
        #expect(file.load() == "/home/items")
        file.save(nil)
        #expect(file.load() == nil && storage.text == "/home\n")
        await file.keeper.save()
    }

    @Test func aFurtherWindowDoesNotReadTheFileAgain() {
        let storage = MemoryStorage("/home\n"), file = PathFile(in: storage)
        #expect(file.load() == "/home")
        storage.text = "/elsewhere\n"
        #expect(file.load() == "/home")
    }

    @Test func aFileThatAnotherProgramHasLockedIsWrittenAfterThat() async throws {
        let path = folder.path + "/path", file = PathFile(path)
        try await whileFileIsLocked(path, savedBy: file.keeper) { file.save("/home") }
        #expect(file.load() == "/home")
    }

    @Test func whatIsWrongWithTheFileIsSaidOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let folder = try TestFolder()
            defer { folder.remove() }
            // A folder in place of the file: it can't be read, and is moved before the path is saved.
            mkdir(folder.path + "/path", 0o700)
            let file = await PathFile(folder.path + "/path")
            _ = await file.load()
            await file.save("/home")
            await file.keeper.save()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.occurrences(of: "could not be read or saved") == 1, "\(message)")
    }

    @Test func theUserIsToldOnceThatAPathIsNotSaved() async {
        let storage = MemoryStorage(), file = PathFile(in: storage), window = openWindow()
        storage.writingFails = .failed("The disk is full.")
        file.save("/home")
        await file.keeper.save()
        #expect(window.shownToast?.text == "The disk is full.")
        window.postedToast?.end(.dismissed)
        storage.writingFails = .failed("The disk is busy.")
        await file.keeper.save()
        #expect(window.shownToast == nil)
        window.close()
        storage.writingFails = nil
        await file.keeper.save()
    }

    @Test func whatHappenedBeforeThereWasAWindowIsToldInIt() async {
        let storage = MemoryStorage("/home\n"), file = PathFile(in: storage)
        storage.readingFails = .failed("There are too many open files.")
        #expect(file.load() == nil)
        storage.readingFails = nil
        let window = openWindow()
        file.save("/home/items")
        #expect(window.shownToast?.text == "There are too many open files.")
        await file.keeper.save()
        window.close()
    }

    @Test func aFailureThatIsOverBeforeThereIsAWindowIsNotTold() async {
        let storage = MemoryStorage(), file = PathFile(in: storage)
        storage.writingFails = .failed("The disk is full.")
        file.save("/home")
        await file.keeper.save()
        storage.writingFails = nil
        await file.keeper.save()
        let window = openWindow()
        file.save("/home/items")
        #expect(window.shownToast == nil)
        await file.keeper.save()
        storage.writingFails = .failed("The disk is busy.")
        file.save("/home")
        await file.keeper.save()
        #expect(window.shownToast?.text == "The disk is busy.")
        storage.writingFails = nil
        await file.keeper.save()
        window.close()
    }

    @Test func theUserIsToldWhereADamagedFileIsKept() async {
        let storage = MemoryStorage("home"), file = PathFile(in: storage), window = openWindow()
        #expect(file.load() == nil)
        file.save("/home")
        await file.keeper.save()
        #expect(window.shownToast?.text == "“memory” is damaged. That version was kept as “kept-1”.")
        window.close()
    }

    @Test(arguments: ["", "\n", "/home", "home\n", "/home\n/account\n", "/%zz\n", "lasso-demo:///home\n", "/\u{0}\n"])
    func aDamagedFileIsAsGoodAsNone(content: String) async throws {
        let storage = MemoryStorage(content), file = PathFile(in: storage)
        #expect(file.load() == nil)
        file.save("/home")
        await file.keeper.save()
        #expect(file.load() == "/home")
        #expect(storage.keptAside == ["kept-1": Array(content.utf8)])
    }
}

extension String {
    /// Returns the number of occurrences of a text in this string.
    fileprivate func occurrences(of text: String) -> Int {
        indices.count { self[$0...].hasPrefix(text) }
    }
}
