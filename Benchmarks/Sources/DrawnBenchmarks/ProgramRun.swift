import Glibc

/// The resources that a program used from its start to its end.
struct ProgramRun {
    /// The processor time, in nanoseconds.
    let processorTime: Double
    /// The largest amount of memory in use at a time, in KiB.
    let memory: Double

    /// Runs a program and waits for its end.
    ///
    /// - Precondition: The program can be started, and succeeds.
    init(_ command: String...) {
        var process = pid_t()
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let failure = posix_spawnp(&process, command[0], nil, nil, arguments, environ)
        guard failure == 0 else {
            preconditionFailure("\(command[0]) can't be started: \(String(cString: strerror(failure))).")
        }
        var status: CInt = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { preconditionFailure("wait4: \(String(cString: strerror(errno))).") }
        }
        guard status == 0 else { preconditionFailure("\(command.joined(separator: " ")) failed.") }
        processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
        memory = Double(usage.ru_maxrss)
    }

    private static func nanoseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }
}
