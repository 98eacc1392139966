/// The arguments of a program that replays tapes.
nonisolated struct ReplayArguments: Equatable {
    /// The path of the tape.
    var tape = ""
    /// Whether the replay is drawn, at the original speed.
    var isDrawn = false
    /// The path of the file for a test.
    var test: String?
    /// The path of the folder for pictures.
    var film: String?

    /// A reason why arguments can't be understood.
    struct Mistake: Error, Equatable {
        let text: String
    }

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Returns: `nil` if the arguments ask for help.
    /// - Throws: ``Mistake`` if they can't be understood.
    static func read(_ arguments: some Sequence<String>) throws(Mistake) -> ReplayArguments? {
        var result = ReplayArguments(), tapes: [String] = []
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--help", "-h": return nil
            case "--drawn": result.isDrawn = true
            case "--test": result.test = try value(rest.next(), of: argument, "the file to write")
            case "--film": result.film = try value(rest.next(), of: argument, "the folder to write to")
            case _ where argument.hasPrefix("-"): throw Mistake(text: "There is no option \(argument).")
            default: tapes.append(argument)
            }
        }
        guard let tape = tapes.first, tapes.count == 1 else {
            throw Mistake(text: tapes.isEmpty ? "Name the tape." : "Name one tape, not \(tapes.count).")
        }
        if result.isDrawn, result.film != nil { throw Mistake(text: "Choose either --drawn or --film.") }
        result.tape = tape
        return result
    }

    private static func value(_ value: String?, of option: String, _ name: String) throws(Mistake) -> String {
        guard let value, !value.hasPrefix("-") else { throw Mistake(text: "After \(option), name \(name).") }
        return value
    }

    /// The text for `--help`.
    ///
    /// - Parameter program: The name of the program.
    static func help(of program: String) -> String {
        """
        Usage: \(program) [OPTION…] TAPE

        Replays a tape of a flight recorder without a display, and stops at the first difference. Effects end as the \
        tape says; nothing real is done.

          --drawn         Draw the replay, at the original speed
          --test FILE     Write the tape as a test in Swift
          --film FOLDER   Write pictures of each step: light, dark, right to left, and with text of twice the size
          -h, --help      Print this text

        The status is 0 if the run is the same, 1 if it differs, and 2 if the tape or an argument can't be used.
        """
    }
}
