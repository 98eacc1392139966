/// A location in a program's source, for error messages.
struct CallSite: CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}
