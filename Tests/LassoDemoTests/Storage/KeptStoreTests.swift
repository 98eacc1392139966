import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of a value that all windows share, and that is kept in a file.
struct KeptStoreTests {
    private let storage = MemoryStorage()

    @Test(arguments: [true, false]) func whoComesBackFindsWhatCouldNotBeSaved(afterTheFailure: Bool) async throws {
        let value = KeptValue<[String]>([], in: storage)
        weak var first: KeptStore<[String]>?
        do {
            let kept = value.store
            first = kept
            try await kept.load()
            storage.writingFails = .failed("The disk is full.")
            kept.edit { $0 = ["One"] }
            if afterTheFailure { #expect(await !kept.save()) }
        }
        #expect(value.store === first && value.store.state.value == ["One"])
        try await eventually { value.store.state.banner?.text == "The disk is full." }
        storage.writingFails = nil
        #expect(await value.store.save())
        try await eventually { first == nil }
        #expect(storage.text?.contains("One") == true)
    }

    @Test func aStoreWithoutAStorageIsAnErrorThatSaysWhatToCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = KeptStore(with: Kept("Lost")) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("KeptStore.init(with:): A value needs a storage. Call init(_:in:as:) instead."))
    }
}
