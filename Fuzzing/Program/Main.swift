import CFuzzer
import CGtk
import Glibc
import Gtk
import Synchronization

@testable import CommandLineProgram
@testable import Readers

/// The fuzzer of one reader. It tries inputs until something isn't true, or the program crashes.
///
///     Fuzz --reader=READER [OPTION OF LIBFUZZER | FOLDER | FILE] ...
///     Fuzz --list     prints the names of all readers, and `display` after those that need one
@main
enum Main {
    private static var reader: (any Reader.Type)?

    static func main() {
        if CommandLine.arguments.contains("--list") {
            for reader in AllReaders.all { print(reader.name + (reader.needsDisplay ? " display" : "")) }
            return
        }
        let option = "--reader="
        let name = CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count) ?? ""
        guard let found = AllReaders[String(name)] else {
            let names = AllReaders.all.map { $0.name }.joined(separator: ", ")
            fail("Fuzz: there is no reader “\(name)”. Use one of: \(names)")
        }
        if found.needsDisplay, !initializeGtk() { fail("Fuzz: \(name) needs a display.") }
        reader = found
        CommandLineReader.run = { CommandLineApplication().run([CommandLine.arguments[0]] + $0) }
        Landmarks.note = lasso_fuzz_count
        endAtCriticals()
        MainLoopBridge.install()
        runFuzzer(of: found)
    }

    private static func runFuzzer(of reader: any Reader.Type) {
        // libFuzzer ignores options with two hyphens, and passes all to the processes that it starts.
        var arguments = CommandLine.arguments.map { strdup($0) }
        arguments.insert(strdup("-max_len=\(reader.largestInput)"), at: 1)
        arguments.append(nil)
        var count = CInt(arguments.count - 1)
        arguments.withUnsafeMutableBufferPointer { buffer in
            var vector = buffer.baseAddress
            exit(
                LLVMFuzzerRunDriver(&count, &vector) { bytes, count in
                    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
                    MainActor.assumeIsolated { Main.read(input) }
                    return 0
                }
            )
        }
    }

    private static func read(_ input: [UInt8]) {
        do {
            try reader?.readIfSmall(input)
        } catch {
            tell("Fuzz: \(error)")
            abort()
        }
        // Tasks that an input has started end here, so that they don't take more and more memory. With a display, the
        // loop would also draw.
        if reader?.needsDisplay == false { while g_main_context_iteration(nil, 0) != 0 {} }
    }

    /// Lets criticals end the program while they are findings, so that the input is saved, and hides everything else
    /// that GLib reports.
    private static func endAtCriticals() {
        // The environment of the tests would end the program without saving the input.
        g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        let end: GLogWriterFunc = { level, fields, count, _ in
            let areAllowed = Criticals.areAllowed.load(ordering: .relaxed)
            let findings = G_LOG_LEVEL_ERROR.rawValue | (areAllowed ? 0 : G_LOG_LEVEL_CRITICAL.rawValue)
            guard level.rawValue & findings != 0 else { return G_LOG_WRITER_HANDLED }
            _ = g_log_writer_standard_streams(level, fields, count, nil)
            abort()
        }
        g_log_set_writer_func(end, nil, nil)
    }

    private static func fail(_ message: String) -> Never {
        tell(message)
        exit(EXIT_FAILURE)
    }

    private static func tell(_ message: String) {
        let line = Array((message + "\n").utf8)
        write(STDERR_FILENO, line, line.count)
    }
}
