import CGtk
import Glibc

extension ApplicationCommandLine {
    /// The arguments that the program was launched with, starting with its name. The options that the application has
    /// added are in ``optionsDict`` instead.
    ///
    /// Bytes that are not UTF-8 are replaced, as in `CommandLine.arguments`. The name of a file may contain such bytes:
    /// use ``argumentBytes`` for it.
    ///
    /// Source: `g_application_command_line_get_arguments`.
    public var arguments: [String] { argumentBytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of the arguments that the program was launched with, starting with its name.
    ///
    /// Source: `g_application_command_line_get_arguments`.
    public var argumentBytes: [[UInt8]] {
        var count: Int32 = 0
        let vector = g_application_command_line_get_arguments(applicationCommandLinePointer, &count)
        defer { g_strfreev(vector) }
        return cArray(vector, count: Int(count)) { (argument: UnsafeMutablePointer<CChar>?) -> [UInt8] in
            guard let argument else { return [] }
            return Array(UnsafeRawBufferPointer(start: argument, count: Int(strlen(argument))))
        }
    }
}
