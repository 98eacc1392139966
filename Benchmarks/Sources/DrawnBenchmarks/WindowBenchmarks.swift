import Glibc
import Measuring

/// Compares a program that opens a window with a label with the same program in C, and measures its size.
enum WindowBenchmarks {
    static func report() -> [Bool] {
        print("A window with a label (medians of nine rounds):")
        // The first start loads the libraries from the disk.
        _ = (ProgramRun(minimal), ProgramRun(bare))
        var (minimalRuns, bareRuns): ([ProgramRun], [ProgramRun]) = ([], [])
        // In turns, so that other load on the machine affects both.
        for _ in 0..<9 {
            minimalRuns.append(ProgramRun(minimal))
            bareRuns.append(ProgramRun(bare))
        }
        let times = (body: median(minimalRuns, \.processorTime), baseline: median(bareRuns, \.processorTime))
        let memory = (body: median(minimalRuns, \.memory), baseline: median(bareRuns, \.memory))
        return [
            Measuring.report("start until the window is drawn, against C: processor time", times, atMost: 1.3),
            Measuring.report(
                "start until the window is drawn, against C: memory",
                memory.body / memory.baseline,
                atMost: 1.3,
                unit: "x",
                details: " (\(Int(memory.body)) KiB against \(Int(memory.baseline)) KiB)"
            ),
            Measuring.report("the stripped program", strippedSize / 1e6, atMost: 8, unit: "MB"),
        ]
    }

    private static var minimal: String { folder + "MinimalWindow" }

    private static var bare: String { folder + "BareWindow" }

    /// The folder of this program, in which the package manager puts all programs of the package.
    private static var folder: String {
        guard let path = realpath("/proc/self/exe", nil) else { preconditionFailure("/proc is not mounted.") }
        defer { free(path) }
        let program = String(cString: path)
        return String(program.prefix(through: program.lastIndex(of: "/") ?? program.startIndex))
    }

    private static func median(_ runs: [ProgramRun], _ value: (ProgramRun) -> Double) -> Double {
        runs.map(value).sorted()[runs.count / 2]
    }

    /// The number of bytes of the program without symbols for debuggers.
    private static var strippedSize: Double {
        let stripped = minimal + ".stripped"
        defer { unlink(stripped) }
        _ = ProgramRun("strip", "-o", stripped, minimal)
        var information = stat()
        guard stat(stripped, &information) == 0 else { preconditionFailure("strip wrote no file \(stripped).") }
        return Double(information.st_size)
    }
}
