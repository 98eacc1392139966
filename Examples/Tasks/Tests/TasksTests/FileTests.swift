import LassoGtk
import LassoTestUtilities
import Testing

@testable import Tasks

/// Tests of importing, exporting, and saving.
@Suite(.resettingMocks, .ownWindows)
struct FileTests {
    private let services = TestServices()
    private let file = FileReference(path: "/home/billie/tasks.txt")

    // MARK: Import and export

    @Test func fiftyThousandTasksAreImportedWithProgress() async throws {
        let store = try await services.makeStore("One")
        let clock = TestClock()
        store.effectClock = clock
        services.files["/home/billie/tasks.txt"] = (1...50_000).map { "Task \($0)\n" }.joined()
        var progress: [TaskProgress?] = []
        store.observeState(\.importProgress) { progress.append($0) }
        store.dispatchAction(.didChooseImport(file))
        try await eventually { !store.state.toasts.isEmpty }
        #expect(!store.state.isImporting)
        #expect(store.state.tasks.count == 50_001 && store.titles.last == "Task 50000")
        #expect(Set(store.state.tasks.map(\.id)).count == 50_001)
        #expect(store.state.toasts.toasts == [Toast("50,000 tasks imported")])
        #expect(progress.contains { $0?.text == "Importing tasks" } && progress.last == .some(nil))
        store.history.undo()
        #expect(store.titles == ["One"])
    }

    @Test func anImportIsCanceledAndStandsInTheWayOfClosingUntilThen() async throws {
        services.files.readingWaits = true
        let store = try await services.makeStore("One")
        let test = TestStore(store)
        test.send(.didChooseImport(file))
        await test.receiveChange { $0.importProgress = TaskProgress() }
        #expect(!store.state.canImport)
        try await assertLongTasks("Importing tasks")
        test.send(.didTapCancelImport) { $0.importProgress = nil }
        try await assertLongTasks()
        await test.finish()
        #expect(store.titles == ["One"] && store.state.toasts.isEmpty)
    }

    @Test func anImportThatFailsSaysWhy() async throws {
        let store = try await services.makeStore("One")
        store.dispatchAction(.didChooseImport(file))
        try await eventually { !store.state.toasts.isEmpty }
        let message = Toast("“tasks.txt” can't be imported. The file does not exist.")
        #expect(store.state.toasts.toasts == [message])
        #expect(store.titles == ["One"] && !store.state.isImporting)
        // An edit withdraws the offers to undo another one, and nothing else.
        store.dispatchAction(.didDelete([store.id(of: "One")], next: nil))
        #expect(store.state.toasts.toasts == [message, Toast("Task deleted", button: "Undo")])
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "Two")))
        #expect(store.state.toasts.toasts == [message])
    }

    @Test func anImportIntoAListThatWasDeletedIsTold() async throws {
        let store = try await services.makeStore()
        services.files["/home/billie/tasks.txt"] = "One\n"
        store.dispatchAction(.didChooseImport(file))
        store.dispatchAction(.lists(.didDelete([1], next: nil)))
        let message = "“tasks.txt” wasn't imported, because its list was deleted."
        try await eventually { store.state.toasts.toasts.contains(Toast(message)) }
    }

    @Test func linesBecomeTitles() async throws {
        let store = try await services.makeStore()
        services.files["/home/billie/tasks.txt"] = "\u{FEFF}  One\r\n\n \nTwo" + String(repeating: "o", count: 300)
        store.dispatchAction(.didChooseImport(file))
        try await eventually { store.state.tasks.count == 2 }
        #expect(store.titles == ["One", "Two" + String(repeating: "o", count: 197)])
    }

    @Test func whatIsNotTextIsNotImported() async throws {
        let store = try await services.makeStore()
        _ = try await services.files.replace(file, with: [0xFF, 0xFE, 0x41], version: nil)
        store.dispatchAction(.didChooseImport(file))
        try await eventually { !store.state.toasts.isEmpty }
        #expect(
            store.state.toasts.toasts == [Toast("“tasks.txt” can't be imported. It is not a text file in UTF-8.")]
        )
    }

    @Test func anExportIsImportedAgain() async throws {
        let store = try await services.makeStore("One", "Two")
        store.dispatchAction(.didChooseExport(file))
        try await eventually { !store.state.toasts.isEmpty }
        #expect(services.files["/home/billie/tasks.txt"] == "One\nTwo\n")
        store.dispatchAction(.didChooseImport(file))
        try await eventually { store.titles == ["One", "Two", "One", "Two"] }
    }

    @Test func exportsAreWrittenOneAfterTheOtherAndStandInTheWayOfClosingUntilThen() async throws {
        services.files.writingWaits = true
        let store = try await services.makeStore("One")
        store.dispatchAction(.didChooseExport(file))
        try await eventually { services.files.isWritingWaiting }
        store.dispatchAction(.didRename(store.id(of: "One"), "Two"))
        store.dispatchAction(.didChooseExport(file))
        await store.stored.save()
        #expect(store.state.exportProgress != nil)
        try await assertLongTasks("Exporting tasks")
        services.files.writingWaits = false
        try await eventually { store.state.toasts.toasts.count == 2 }
        #expect(services.files["/home/billie/tasks.txt"] == "Two\n" && store.state.exportProgress == nil)
        try await assertLongTasks()
    }

    @Test func aTitleWithLineBreaksStaysOneTask() async throws {
        let store = try await services.makeStore("One\r\nand\u{2028}more\n", "Two")
        store.dispatchAction(.didChooseExport(file))
        try await eventually { !store.state.toasts.isEmpty }
        #expect(services.files["/home/billie/tasks.txt"] == "One and more\nTwo\n")
    }

    @Test func anExportThatFailsSaysWhy() async throws {
        let store = try await services.makeStore("One")
        services.files.writingFails = .failed("The disk is full.")
        store.dispatchAction(.didChooseExport(file))
        try await eventually { !store.state.toasts.isEmpty }
        #expect(store.state.toasts.toasts == [Toast("“tasks.txt” can't be written. The disk is full.")])
    }

    // MARK: Saving

    @Test func anEditIsSavedWithinASecondAndLoadedAgain() async throws {
        let store = try await services.makeStore()
        let clock = TestClock()
        store.effectClock = clock
        await store.stored.save()
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "One", notes: "Now", priority: .high)))
        #expect(store.stored.state.hasUnsavedChanges)
        await clock.advance(by: .seconds(1))
        try await eventually { !store.stored.state.hasUnsavedChanges }
        let next = TasksStore(with: .init())
        try await next.stored.load()
        #expect(next.state.document == store.state.document && next.titles == ["One"])
        // What was loaded is not an edit.
        #expect(!next.history.state.canUndo)
        // A new task gets an identity that no other has.
        next.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "Two")))
        #expect(next.titles == ["One", "Two"])
    }

    @Test func aListThatIsLoadedIsChosenIfThereIsNoFirstOne() async throws {
        services.tasks.text = """
            {"version": 1, "value": {"lastID": 7, "lists": [{"id": 7, "name": "Home", "tasks": []}]}}
            """
        let store = TasksStore(with: .init())
        try await eventually { store.state.listName == "Home" }
    }

    @Test func whatTheUserHasTypedIsKeptIfAnotherProgramDeletesAllLists() async throws {
        let store = try await services.makeStore("One")
        let edited = TaskItem(id: store.id(of: "One"), title: "Two")
        store.dispatchAction(.didToggle(edited.id, true))
        await store.stored.save()
        services.tasks.text = #"{"version": 1, "value": {"lastID": 9, "lists": []}}"#
        // What the other program did can't be undone by undoing what the user did before.
        try await eventually { !store.state.hasList && !store.history.state.canUndo }
        store.dispatchAction(.didSave(edited))
        #expect(store.titles == ["Two"])
    }

    @Test func aTaskThatAnotherProgramHasRemovedGetsAnIdentityThatIsNotUsedAgain() async throws {
        let store = try await services.makeStore("One")
        let edited = TaskItem(id: store.id(of: "One"), title: "One")
        await store.stored.save()
        // An older version of the file, in which the identity of the task wasn't used yet.
        services.tasks.text = """
            {"version": 1, "value": {"lastID": 1, "lists": [{"id": 1, "name": "My Tasks", "tasks": []}]}}
            """
        try await eventually { store.state.tasks.isEmpty }
        store.dispatchAction(.didSave(edited))
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "Two")))
        #expect(store.titles == ["One", "Two"] && Set(store.state.tasks.map(\.id)).count == 2)
    }

    @Test func aFullDiskIsToldUntilTheTasksAreSaved() async throws {
        let store = try await services.makeStore("One")
        services.tasks.writingFails = .failed("The disk is full.")
        await store.stored.save()
        #expect(store.state.messages.banner == Banner("The disk is full.", button: "Try Again"))
        services.tasks.writingFails = nil
        store.dispatchAction(.didTapTryAgain)
        try await eventually { store.state.messages.banner == nil }
        #expect(services.tasks.text?.contains("One") == true)
    }

    @Test func aDamagedFileIsKeptAside() async throws {
        services.tasks.text = "damaged"
        let store = TasksStore(with: .init())
        try await eventually { store.state.messages.banner != nil }
        #expect(services.tasks.keptAside.count == 1 && store.state.listName == "My Tasks")
        services.tasks.writingFails = .failed("The disk is full.")
        store.dispatchAction(.lists(.didTapNew))
        await store.stored.save()
        #expect(store.state.messages.banner?.text == "The disk is full.")
        services.tasks.writingFails = nil
        await store.stored.save()
        // The user hasn't read the message yet.
        #expect(!store.stored.hasUnsavedChanges && store.state.messages.banner?.isDismissible == true)
        store.dispatchAction(.didDismissBanner)
        #expect(store.state.messages.banner == nil)
    }
}
