import LassoTestUtilities
import Testing

@testable import Lasso

@MainActor
struct StorageSessionTests {
    @Test func aSaveThatComesLateReplacesNoNewerValue() throws {
        let storage = MemoryStorage()
        let session = StorageSession(FormattedStorage(storage, as: .text))
        _ = try session.save("new", by: .replacing, generation: 1)
        _ = try session.save("old", by: .replacing, generation: 0)
        #expect(storage.text == "new")
    }

    @Test func aValueGivesWayOnlyToWhatHasAppearedSinceItCouldNotBeSaved() throws {
        let storage = MemoryStorage("theirs")
        let session = StorageSession(FormattedStorage(storage, as: .text))
        storage.writingFails = .failed("The disk is full.")
        #expect(throws: StorageError.self) { _ = try session.save("mine", by: .replacing, generation: 0) }
        storage.writingFails = nil
        _ = try session.save("mine", by: .givingWay, generation: 0)
        #expect(storage.keptAside == ["kept-1": Array("theirs".utf8)])
    }
}
