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
}
