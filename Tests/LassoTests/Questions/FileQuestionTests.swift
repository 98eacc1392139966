import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct FileQuestionTests {
    private let controller = Controller()
    private let window = WindowController()

    init() { window.setRootController(controller) }

    @Test func aFileToOpenIsAnsweredWithAPath() async throws {
        let kinds = [FileKind("Text", patterns: ["*.txt"], mimeTypes: ["text/plain"])]
        let task = Task { await controller.openFile("Open Notes", accept: "Read", kinds: kinds, in: .init(path: "/n")) }
        let question = try #require(try await shownQuestion(in: controller) as? FileQuestionController)
        #expect(question.purpose == .openFile)
        #expect(question.title == "Open Notes")
        #expect(question.accept == "Read")
        #expect(question.kinds == kinds)
        #expect(question.initialFolder?.path == "/n")
        try await answer(paths: ["/n/a b.txt"], in: controller)
        #expect(await task.value?.uri == "file:///n/a%20b.txt")
    }

    @Test func severalFilesAreAnsweredInOrder() async throws {
        let task = Task { await controller.openFiles() }
        try await answer(paths: ["/b", "/a"], in: controller)
        #expect(await task.value.map(\.path) == ["/b", "/a"])
    }

    @Test func aFileToSaveHasAProposedName() async throws {
        let task = Task { await controller.saveFile(proposedName: "Notes.txt") }
        let question = try #require(try await shownQuestion(in: controller) as? FileQuestionController)
        #expect(question.purpose == .saveFile)
        #expect(question.proposedName == "Notes.txt")
        try await answer(paths: ["/Notes.txt"], in: controller)
        #expect(await task.value?.name == "Notes.txt")
    }

    @Test func aFolderQuestionThatIsCancelledGivesNone() async throws {
        let task = Task { await controller.chooseFolder() }
        let question = try #require(try await shownQuestion(in: controller) as? FileQuestionController)
        #expect(question.purpose == .chooseFolder)
        try await cancelQuestion(in: controller)
        #expect(await task.value == nil)
        #expect(controller.presentedController == nil)
    }

    @Test(arguments: ["/", "/a b/c#d?e%.txt", "/ä/;<>\"'\\^`{|}~", "/0\u{1}\u{7f}", "/\u{301}a"])
    func aPathSurvivesItsAddress(path: String) {
        let file = FileReference(path: path)
        #expect(FileReference(uri: file.uri).path == path)
        #expect(file.uri.unicodeScalars.allSatisfy { $0 > " " && $0 < "\u{7f}" && $0 != "#" && $0 != "?" })
    }

    @Test func aFileElsewhereHasAnAddressOnly() {
        let file = FileReference(uri: "sftp://host/some%20where/a%20b.txt")
        #expect(file.path == nil)
        #expect(file.name == "a b.txt")
        #expect("\(file)" == "sftp://host/some%20where/a%20b.txt")
        #expect(FileReference(uri: "file://localhost/a%20b").path == "/a b")
        // The bytes of this name are not valid text.
        #expect(FileReference(uri: "file:///a%FF").path == nil)
        #expect(FileReference(uri: "file:///a%2").path == nil)
    }
}
