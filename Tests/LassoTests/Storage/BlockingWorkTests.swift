import Glibc
import Lasso
import LassoTestUtilities
import Synchronization
import Testing

/// Tests of the threads of work that may block them.
struct BlockingWorkTests {
    @Test func onePieceOfWorkAfterTheOtherSharesThreads() async {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        defer { pthread_key_delete(key) }
        var newThreadCount = 0
        for _ in 0..<100 {
            let isNew = await BlockingWork.perform { [key] in
                defer { pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }
                return pthread_getspecific(key) == nil
            }
            if isNew { newThreadCount += 1 }
        }
        // Other tests have work meanwhile.
        #expect(newThreadCount < 50)
    }

    @Test func blockedWorkDoesNotDelayOthers() async {
        let isOver = Atomic(false)
        async let blocked: Void = BlockingWork.perform { while !isOver.load(ordering: .relaxed) { usleep(1_000) } }
        for number in 0..<10 { #expect(await BlockingWork.perform { number } == number) }
        isOver.store(true, ordering: .relaxed)
        await blocked
    }

    @MainActor @Test func aThreadThatWaitsForWorkKeepsNothingAlive() async throws {
        let recorder = LifetimeRecorder()
        func perform() async {
            let object = Recorded()
            recorder.record(object)
            await BlockingWork.perform { _ = object }
        }
        await perform()
        try await eventually { recorder.survivors.isEmpty }
    }

    private final class Recorded: Sendable {}
}
