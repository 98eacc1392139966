/// A place in a program's source, for an error that names it.
struct CallSite: CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}
