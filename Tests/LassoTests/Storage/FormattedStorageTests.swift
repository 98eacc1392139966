import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct FormattedStorageTests {
    @Test func aChangeIsSavedUnlessItFails() throws {
        let storage = MemoryStorage("a")
        let pair = FormattedStorage(storage, as: .text)
        try pair.update { $0 = ($0 ?? "") + "b" }
        #expect(storage.text == "ab")
        #expect(try pair.read() == "ab")
        #expect(throws: CancellationError.self) {
            try pair.update {
                $0 = "c"
                throw CancellationError()
            }
        }
        #expect(storage.text == "ab")
    }

    @Test func damagedContentsAreReportedOnce() throws {
        let storage = MemoryStorage([0xFF])
        let pair = FormattedStorage(storage, as: .text)
        let kept = KeptAside(of: "memory", because: .damaged(), as: "kept-1")
        #expect(throws: StorageError.keptAside(kept)) { try pair.update { $0 = "new" } }
        #expect(try pair.read() == nil)
        #expect(storage.keptAside == ["kept-1": [0xFF]])
    }

    @Test func aFormatExplainsItsErrors() throws {
        struct Oddity: Error {}
        let format = StorageFormat<Int> { _ in
            throw Oddity()
        } decode: { _ in
            throw Oddity()
        }
        #expect(throws: StorageError.failed("The value can’t be written in its format: Oddity()")) {
            try format.encode(1)
        }
        #expect(throws: StorageError.unusable(.damaged("Oddity()"))) { try format.decode([]) }
    }
}
