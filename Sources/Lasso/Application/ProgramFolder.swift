import Glibc

/// The folder of the program's file.
package enum ProgramFolder {
    /// The path of the folder; `nil` if the system doesn't tell it.
    package static let path: String? = {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &path, path.count)
        guard length > 0 else { return nil }
        let program = String(decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return program.lastIndex(of: "/").map { String(program[..<$0]) }
    }()

    /// The folder `share` beside the program's folder, which contains what is installed with the program, or what a
    /// build has put there; `nil` if the system doesn't tell the program's folder. It need not exist.
    package static let share = path.map { $0 + "/../share" }
}
