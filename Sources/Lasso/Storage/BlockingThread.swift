import Dispatch
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread for work that may block it.
///
/// There are as many as there is work at the same time. Up to two wait for more work afterwards, because it takes as
/// long to create a thread as to read a small file.
final class BlockingThread: Sendable {
    private let job: Mutex<(@Sendable () -> Void)?>
    private let hasJob = DispatchSemaphore(value: 0)

    private static let idle = Mutex<[BlockingThread]>([])
    private static let maximumIdleCount = 2

    private init(_ job: @escaping @Sendable () -> Void) { self.job = Mutex(job) }

    /// Performs work on a thread that does nothing else meanwhile.
    ///
    /// - Parameter job: A closure that performs the work.
    ///
    /// Source: `pthread_create`.
    static func start(_ job: @escaping @Sendable () -> Void) {
        if let thread = idle.withLock({ $0.popLast() }) {
            thread.job.withLock { $0 = job }
            thread.hasJob.signal()
        } else if !BlockingThread(job).create() {
            // There are too many threads.
            Task.detached { job() }
        }
    }

    private func create() -> Bool {
        let address = Unmanaged.passRetained(self)
        var attributes = pthread_attr_t()
        var thread = pthread_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        let status = pthread_create(
            &thread,
            &attributes,
            { address in
                guard let address else { return nil }
                // Signals are for the main thread.
                var all = sigset_t()
                sigfillset(&all)
                pthread_sigmask(SIG_BLOCK, &all, nil)
                Unmanaged<BlockingThread>.fromOpaque(address).takeRetainedValue().run()
                return nil
            },
            address.toOpaque()
        )
        guard status != 0 else { return true }
        address.release()
        return false
    }

    private func run() {
        repeat {
            perform()
            let waits = Self.idle.withLock { idle in
                guard idle.count < Self.maximumIdleCount else { return false }
                idle.append(self)
                return true
            }
            guard waits else { return }
            hasJob.wait()
        } while true
    }

    /// Performs the work, and releases it with everything that it has captured.
    private func perform() { job.withLock { $0.take() }?() }
}
