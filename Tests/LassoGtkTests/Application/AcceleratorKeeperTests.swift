import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the user's own accelerators, which are kept while the application doesn't run.
@Suite(.ownWindows)
struct AcceleratorKeeperTests {
    private let storage = MemoryStorage("show-done=<Control>d\n")

    private func loadedKeeper() async -> AcceleratorKeeper {
        let keeper = AcceleratorKeeper(in: storage)
        await keeper.load()
        return keeper
    }

    private func openWindow() -> WindowController {
        let window = WindowController()
        window.setRootController(Controller())
        window.open()
        return window
    }

    /// Does what the user does in the shortcuts window.
    private func choose(
        _ accelerators: CommandAccelerators,
        for id: String,
        in windows: ApplicationWindows = .current
    ) throws {
        try windows.acceleratorSettings.set(accelerators, for: id, among: [])
    }

    @Test func whatTheUserChoosesIsThereAfterARestart() async throws {
        let keeper = await loadedKeeper()
        #expect(WindowController.acceleratorSettings["show-done"] == "<Control>d")
        WindowController.acceleratorSettings.reset("show-done")
        try choose("<Control>t", for: "new-task")
        await keeper.settings.save()
        await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            _ = await loadedKeeper()
            #expect(WindowController.acceleratorSettings.text == "new-task=<Control>t\n")
        }
    }

    @Test func whatCouldNotBeReadAtTheStartIsNotLost() async throws {
        storage.readingFails = .failed("Too many open files.")
        let keeper = await loadedKeeper()
        try choose("<Control>t", for: "new-task")
        await keeper.settings.save()
        #expect(storage.writeCount == 0)
        storage.readingFails = nil
        await keeper.settings.save()
        #expect(storage.text == "new-task=<Control>t\nshow-done=<Control>d\n")
        #expect(WindowController.acceleratorSettings["show-done"] == "<Control>d")
    }

    @Test func whatCouldNotBeSavedIsSavedAtTheEnd() async {
        // In a process of its own, because the values of all tests are saved.
        await #expect(processExitsWith: .success) {
            let storage = MemoryStorage(), keeper = await AcceleratorKeeper(in: storage)
            await keeper.load()
            storage.writingFails = .failed("The disk is full.")
            try await MainActor.run {
                try WindowController.acceleratorSettings.set("<Control>t", for: "new-task", among: [])
            }
            await keeper.settings.save()
            storage.writingFails = nil
            try await MainActor.run {
                try #require(UnsavedValues.saveAllBlocking() == [])
                try #require(storage.text == "new-task=<Control>t\n")
            }
        }
    }

    @Test func twoInstancesKeepTheChangesOfBoth() async throws {
        let windows = [ApplicationWindows(), ApplicationWindows()]
        let keepers = windows.map { windows in
            ApplicationWindows.$scoped.withValue(windows) { AcceleratorKeeper(in: storage) }
        }
        for keeper in keepers { await keeper.load() }
        try choose("<Control>t", for: "new-task", in: windows[0])
        try choose("<Control>l", for: "leave", in: windows[1])
        for keeper in keepers { await keeper.settings.save() }
        #expect(storage.text == "leave=<Control>l\nnew-task=<Control>t\nshow-done=<Control>d\n")
        try await eventually { windows.allSatisfy { $0.acceleratorSettings.text == storage.text } }
        #expect(storage.keptAside.isEmpty && keepers.allSatisfy { $0.settings.value.text == storage.text })
    }

    @Test func aDamagedFileIsKeptAsideAndTold() async throws {
        storage.text = "show done"
        let keeper = await loadedKeeper(), window = openWindow()
        keeper.tellUser()
        #expect(storage.keptAside == ["kept-1": Array("show done".utf8)])
        let text = "Some keyboard shortcuts are not used. “memory” is damaged. That version was kept as “kept-1”."
        #expect(window.shownToast?.text == text)
        window.close()
    }

    @Test func theUserIsToldThatAChangeIsNotSaved() async throws {
        let keeper = await loadedKeeper(), window = openWindow()
        storage.writingFails = .failed("The disk is full.")
        try choose("<Control>t", for: "new-task")
        await keeper.settings.save()
        #expect(window.shownToast?.text == "The keyboard shortcuts could not be read or saved. The disk is full.")
        window.close()
        storage.writingFails = nil
        await keeper.settings.save()
    }

    @Test(arguments: [false, true]) func whatHappenedBeforeThereWasAWindowIsTold(isSaved: Bool) async throws {
        storage.text = "show done"
        let keeper = await loadedKeeper()
        try choose("<Control>t", for: "new-task")
        for problem in ["The disk is full.", "The disk is busy."] {
            storage.writingFails = .failed(problem)
            await keeper.settings.save()
        }
        if isSaved {
            storage.writingFails = nil
            await keeper.settings.save()
        }
        let window = openWindow()
        keeper.tellUser()
        var told: [String] = []
        while let posted = window.postedToast, told.count < 9 {
            told.append(posted.toast.text)
            posted.end(.dismissed)
        }
        let kept = "Some keyboard shortcuts are not used. “memory” is damaged. That version was kept as “kept-1”."
        // Of failures, the last one, unless it has ended.
        let failure = "The keyboard shortcuts could not be read or saved. The disk is busy."
        #expect(told == (isSaved ? [kept] : [kept, failure]))
        window.close()
        storage.writingFails = nil
        await keeper.settings.save()
    }

    @Test func aFileThatAnotherProgramHasLockedIsWrittenAfterThat() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/shortcuts"
        do {
            // It ends before the folder is removed.
            let keeper = AcceleratorKeeper(in: FileStorage(path))
            await keeper.load()
            try await whileFileIsLocked(path, savedBy: keeper.settings) { try choose("<Control>t", for: "new-task") }
        }
        #expect(try Files.read(path) == Array("new-task=<Control>t\n".utf8))
    }

    @Test func theUserIsToldOfALockThatAnotherProgramDoesNotRelease() async throws {
        let folder = try TestFolder(), path = folder.path + "/shortcuts"
        defer { folder.remove() }
        var storage = FileStorage(path)
        storage.lockLimit = .milliseconds(20)
        do {
            // It ends before the folder is removed.
            let keeper = AcceleratorKeeper(in: storage), window = openWindow()
            await keeper.load()
            let lock = try FileLock(path: path + ".lock")
            try choose("<Control>t", for: "new-task")
            await keeper.settings.save()
            #expect(window.shownToast?.text.contains(path + ".lock") == true && !Files.exists(path))
            window.close()
            lock.release()
            await keeper.settings.save()
        }
        #expect(try Files.read(path) == Array("new-task=<Control>t\n".utf8))
    }
}
