import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct FilesFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let files = MemoryFiles(["/home/billie/a.txt": "One two\nthree\n", "/home/billie/b.txt": "four"])

    private func start() -> FilesFlow {
        mock(FilesStore.$files, with: files)
        let flow = FilesFlow()
        flow.start(with: pushed(in: navigationController))
        return flow
    }

    @Test func openedFilesAreCountedAndTheReportIsSaved() async throws {
        let flow = start()
        assertCommand("Save Report…", in: window, isEnabled: false)
        try await perform("Open Text Files…", in: window)
        try await answer(paths: ["/home/billie/a.txt", "/home/billie/b.txt"], in: window)
        try await eventually { flow.store.state.files.count == 2 }
        let counted = try #require(flow.store.state.files[id: FileReference(path: "/home/billie/a.txt")])
        #expect((counted.words, counted.lines, counted.bytes) == (3, 2, 14) && flow.store.state.wordCount == 4)

        try await perform("Save Report…", in: window)
        let question = try await shownQuestion(in: window)
        #expect((question as? FileQuestionController)?.proposedName == "Words.txt")
        try await answer(paths: ["/home/billie/words.txt"], in: window)
        try await assertToast("Report saved as “words.txt”", in: window)
        #expect(files["/home/billie/words.txt"]?.split(separator: "\n").sorted() == ["1\tb.txt", "3\ta.txt"])
    }

    @Test(
        arguments: [
            ("", 0), ("\n", 1), ("one", 1), ("one\n", 1), ("one\ntwo", 2), ("one\n\n", 2), ("one\r\ntwo\r\n", 2),
            ("one\r\ntwo", 2), ("\r\n\r\n", 2),
        ]
    )
    func linesAreCountedOnEverySystem(text: String, lines: Int) throws {
        let counted = try #require(CountedFile(FileReference(path: "/a.txt"), in: nil, Array(text.utf8)))
        #expect(counted.lines == lines)
    }

    @Test func aFileThatIsMissingOrCannotBeWrittenIsTold() async throws {
        let flow = start()
        flow.store.dispatchAction(.didChoose([FileReference(path: "/home/billie/none.txt")]))
        try await assertToast("“none.txt” cannot be opened. The file does not exist.", in: window)
        try await dismissToast(in: window)
        flow.store.dispatchAction(.didChoose([FileReference(path: "/home/billie/a.txt")]))
        try await eventually { flow.store.state.hasFiles }
        files.writingFails = .failed("The disk is full.")
        flow.store.dispatchAction(.didChooseReport(FileReference(path: "/home/billie/words.txt")))
        try await assertToast("“words.txt” cannot be saved. The disk is full.", in: window)
    }

    @Test func dialogsBeginInTheChosenFolder() async throws {
        let flow = start()
        try await perform("Choose Folder…", in: window)
        try await answer(paths: ["/home/billie"], in: window)
        try await assertToast("File dialogs begin in “billie” now.", in: window)
        flow.store.dispatchAction(.didTapOpen)
        let question = try await shownQuestion(in: window) as? FileQuestionController
        #expect(question?.initialFolder == FileReference(path: "/home/billie"))
        try await cancelQuestion(in: window)
        #expect(!flow.store.state.hasFiles)
    }
}
