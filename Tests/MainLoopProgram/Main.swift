import CGtk
import Dispatch
import Foundation
import Glibc
import Gtk
import Lasso

/// A program that tests the main loop. It owns its main thread, because the main thread of a test runner doesn't serve
/// the main queue.
///
///     MainLoopProgram CHECK
///
/// Prints the result, and exits with status 0 if the check passes.
@main
enum Main {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let check = checks[name] else {
            print("Usage: MainLoopProgram CHECK\nChecks: \(checks.keys.sorted().joined(separator: ", "))")
            exit(EXIT_FAILURE)
        }
        // A loop that doesn't iterate would never end.
        alarm(60)
        // Jobs that are enqueued before the loop starts also run.
        var jobsBefore = 0
        Task { jobsBefore += 1 }
        DispatchQueue.main.async { jobsBefore += 1 }

        let application = Application(applicationId: nil)
        var failure: String? = "The check didn't end."
        application.onActivate { [weak application] in
            guard let application else { return }
            let window = ApplicationWindow(application: application)
            window.present()
            check { result in
                failure = jobsBefore == 2 ? result : "Only \(jobsBefore) of 2 jobs enqueued before the loop ran."
                application.quit()
            }
        }
        let status = application.run([CommandLine.arguments[0]])
        if name == "run-twice" { _ = application.run([CommandLine.arguments[0]]) }
        print(failure ?? "passed")
        exit(failure == nil && status == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    /// A check, which is passed a closure to report `nil` or a problem.
    private typealias Check = @MainActor (_ report: @escaping @MainActor (String?) -> Void) -> Void

    private static let checks: [String: Check] = [
        "resume": { report in Task { report(await resume()) } },
        "hops": { report in Task { report(await hops()) } },
        "fairness": { report in Task { report(await fairness()) } },
        "idle": idle,
        "idle-threads": idleThreads,
        "descriptors": { report in Task { report(await descriptors()) } },
        "progress": { report in Task { report(await progress()) } },
        "signals": { report in Task { report(await signals()) } },
        "self-test": { report in report(selfTest()) },
        "hang": hang,
        // The loop then runs a second time.
        "run-twice": { report in report(nil) },
        "run-within": { report in
            _ = Application(applicationId: nil).run([CommandLine.arguments[0]])
            report("An application ran within another.")
        },
    ]

    /// Checks that all suspended work resumes on the main thread.
    private static func resume() async -> String? {
        guard isMainThread() else { return "Task { } doesn't start on the main thread." }
        await Task.detached { precondition(!isMainThread()) }.value
        guard isMainThread() else { return "await doesn't resume on the main thread." }
        do {
            try await Task.sleep(for: .milliseconds(10))
        } catch {
            return "Task.sleep failed: \(error)"
        }
        guard isMainThread() else { return "Task.sleep doesn't resume on the main thread." }
        do {
            try await MainQueueClock().sleep(for: .milliseconds(10))
        } catch {
            return "MainQueueClock.sleep failed: \(error)"
        }
        await MainQueueClock.nextTurn()
        guard isMainThread() else { return "MainQueueClock.sleep doesn't resume on the main thread." }
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                DispatchQueue.main.async { continuation.resume(returning: isMainThread()) }
            }
        }
        return isMain && isMainThread() ? nil : "DispatchQueue.main.async doesn't run on the main thread."
    }

    /// Checks that a thousand hops from the main thread to another and back all complete.
    private static func hops() async -> String? {
        var arrived = 0
        for number in 1...1000 {
            let answer = await Task.detached { isMainThread() ? -1 : number }.value
            guard isMainThread(), answer == number else { return "Hop \(number) failed." }
            arrived += 1
        }
        return arrived == 1000 ? nil : "Only \(arrived) of 1000 hops completed."
    }

    /// Checks that an operation tells its progress until it is finished, and then releases the closure.
    private static func progress() async -> String? {
        let path = NSTemporaryDirectory() + "main-loop-\(UUID().uuidString)"
        defer { for path in [path, path + "-copy"] { try? FileManager.default.removeItem(atPath: path) } }
        final class Held {}
        weak var weakHeld: Held?
        var sizes: [Int] = []
        do {
            try Data("text".utf8).write(to: URL(fileURLWithPath: path))
            let held = Held()
            weakHeld = held
            try await AnyFile(path: path).copy(AnyFile(path: path + "-copy"), ioPriority: 0) { size, _ in
                withExtendedLifetime(held) { sizes.append(size) }
            }
        } catch {
            return "The copy failed: \(error)"
        }
        guard weakHeld == nil else { return "The closure is still alive." }
        return sizes.last == 4 ? nil : "The last size of 4 bytes is \(sizes)."
    }

    /// Checks that a main queue that is never empty doesn't block the drawing of windows.
    private static func fairness() async -> String? {
        var turns = 0
        let source = DrawingPrioritySource { turns += 1 }
        await withCheckedContinuation { continuation in
            keepBusy(1000) { continuation.resume() }
        }
        source.remove()
        return turns >= 100 ? nil : "Drawing had only \(turns) turns while the main queue was served 1000 times."
    }

    private static func keepBusy(_ times: Int, then finish: @escaping @MainActor () -> Void) {
        guard times > 0 else { return finish() }
        DispatchQueue.main.async { keepBusy(times - 1, then: finish) }
    }

    /// Checks that an idle main loop is not woken up, after tasks have run on other threads.
    private static func idle(_ report: @escaping @MainActor (String?) -> Void) {
        countWakeUps(MainLoopBridge.wakeUpCount, orElse: report) { before, count in
            guard count == 0 else { return report("\(count) wake-ups in two seconds.") }
            Task {
                let wasCounted = MainLoopBridge.wakeUpCount > before
                report(wasCounted ? nil : "Wake-ups are not counted.")
            }
        }
    }

    /// Checks that no other thread is woken up while the main loop is idle, after tasks have run on other threads.
    private static func idleThreads(_ report: @escaping @MainActor (String?) -> Void) {
        countWakeUps(try otherThreadsWakeUpCount, orElse: report) { _, count in
            report(count == 0 ? nil : "\(count) wake-ups of other threads in two seconds.")
        }
    }

    /// Runs tasks on other threads, waits until nothing is left to do, and counts for two seconds.
    ///
    /// - Parameters:
    ///   - wakeUpCount: The number of wake-ups until now.
    ///   - report: A closure that receives why the wake-ups can't be counted.
    ///   - check: A closure that receives the number before these seconds, and by how much it has grown.
    private static func countWakeUps(
        _ wakeUpCount: @autoclosure @escaping @MainActor () throws -> Int,
        orElse report: @escaping @MainActor (String?) -> Void,
        then check: @escaping @MainActor (_ before: Int, _ count: Int) -> Void
    ) {
        Task {
            for _ in 1...100 { await Task.detached { precondition(!isMainThread()) }.value }
            await withCheckedContinuation { $0.resume() }
            // As effects with a delay do, and long work that lets events be handled.
            try? await MainQueueClock().sleep(for: .milliseconds(10))
            await MainQueueClock.nextTurn()
        }
        // GLib's timers, which don't pass through the bridge. In the first two seconds, the window is drawn and the
        // timers are opened.
        TimeoutSource(milliseconds: 2000) {
            let before = Result { try wakeUpCount() }
            TimeoutSource(milliseconds: 2000) {
                do {
                    let first = try before.get()
                    check(first, try wakeUpCount() - first)
                } catch {
                    report("The wake-ups can't be counted: \(error)")
                }
            }
        }
    }

    private struct UnknownCount: Error, CustomStringConvertible {
        let description: String
    }

    /// The number of times that threads other than the main one have begun to wait.
    private static var otherThreadsWakeUpCount: Int {
        get throws {
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            guard threads.contains("\(getpid())") else {
                throw UnknownCount(description: "/proc/self/task has no main thread.")
            }
            return try threads.filter { $0 != "\(getpid())" }.reduce(0) { try $0 + wakeUpCount(ofThread: $1) }
        }
    }

    private static func wakeUpCount(ofThread thread: String) throws -> Int {
        let folder = "/proc/self/task/\(thread)"
        let status: String
        do {
            status = try String(contentsOfFile: "\(folder)/status", encoding: .utf8)
        } catch {
            // The thread may have ended meanwhile.
            guard FileManager.default.fileExists(atPath: folder) else { return 0 }
            throw error
        }
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        guard let count = line?.split(separator: "\t").last.flatMap({ Int($0) }) else {
            throw UnknownCount(description: "\(folder)/status has no count of switches.")
        }
        return count
    }

    /// Checks that the timers of tasks are open before a task sleeps, and that the main thread is woken up while the
    /// process can open no more files.
    ///
    /// Libdispatch's pool has no jobs, not even those of `Task.yield()`: from its first job on, it opens files each
    /// second, and stops the program if it can't.
    private static func descriptors() async -> String? {
        while openTimerCount < 2 { await nextTurn() }
        // No more than this, so that it doesn't take long.
        var limit = rlimit(rlim_cur: 256, rlim_max: 256)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var opened: [CInt] = []
        while case let file = open("/dev/null", O_RDONLY), file >= 0 { opened.append(file) }
        let number = errno
        let isMain = await withCheckedContinuation { continuation in
            Thread {
                DispatchQueue.main.async { continuation.resume(returning: isMainThread()) }
            }
        }
        for _ in 1...100 { await nextTurn() }
        opened.forEach { close($0) }
        guard number == EMFILE else { return "It isn't the descriptors that are missing." }
        return isMain && isMainThread() ? nil : "DispatchQueue.main.async doesn't run on the main thread."
    }

    private static func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    /// The number of libdispatch's timers that are open.
    private static var openTimerCount: Int { openCount(of: "[timerfd]") }

    /// Returns the number of open descriptors of a kind, such as `[eventfd]`.
    private static func openCount(of kind: String) -> Int {
        (0..<256).count { descriptor in
            var target = [CChar](repeating: 0, count: 64)
            let count = readlink("/proc/self/fd/\(descriptor)", &target, target.count)
            return count > 0
                && String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self).contains(kind)
        }
    }

    /// Checks that each of two signals is handled once, and that both share a descriptor, which is closed afterward.
    private static func signals() async -> String? {
        let signals = [SIGUSR1, SIGUSR2]
        signals.forEach(restoreEffect(ofSignal:))
        let openedBefore = openCount(of: "[eventfd]")
        var handled = 0
        performOnSignals(signals) { handled += 1 }
        guard openCount(of: "[eventfd]") == openedBefore + 1 else { return "The signals don't share a descriptor." }
        for (index, number) in signals.enumerated() {
            kill(getpid(), number)
            // The alarm ends the program if it is never handled.
            while handled <= index { await nextTurn() }
            guard handled == index + 1 else { return "A signal was handled twice." }
        }
        for _ in 1...100 { await nextTurn() }
        guard handled == 2 else { return "\(handled) signals were handled instead of 2." }
        return openCount(of: "[eventfd]") == openedBefore ? nil : "The signals' descriptor is still open."
    }

    private static func restoreEffect(ofSignal number: CInt) {
        // The test runner may block or ignore it.
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigaddset(&signals, number)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Hangs, while the program handles a signal.
    private static func hang(_ report: @escaping @MainActor (String?) -> Void) {
        restoreEffect(ofSignal: SIGTERM)
        performOnSignals([SIGTERM]) { report("A signal was handled while the program hung.") }
        print("hangs")
        // Of all streams.
        fflush(nil)
        while true { sleep(1) }
    }

    /// Checks that the startup test reports jobs that are not announced or not run.
    private static func selfTest() -> String? {
        var descriptors: [CInt] = [0, 0]
        pipe(&descriptors)
        let silent = MainLoopBridge.complaint(about: descriptors[0], drain: { _ in }, timeout: 10)
        guard silent?.contains("does not announce") == true else {
            return "A silent queue: \(silent ?? "no complaint")"
        }
        write(descriptors[1], "x", 1)
        let idle = MainLoopBridge.complaint(about: descriptors[0], drain: { _ in }, timeout: 10)
        guard idle?.contains("did not run it") == true else { return "An idle queue: \(idle ?? "no complaint")" }
        let missing = MainLoopBridge.complaint(about: -1, drain: { _ in })
        guard missing?.contains("no descriptor") == true else { return "No queue: \(missing ?? "no complaint")" }
        return nil
    }
}

nonisolated private func isMainThread() -> Bool {
    cgtk_is_process_main_thread() != 0
}
