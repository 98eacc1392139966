@testable import LassoTemplates

/// The command line of the program that creates applications.
enum TemplateReader: Reader {
    nonisolated static let name = "Templates"
    static let largestInput = 1024

    static func read(_ input: [UInt8]) throws {
        let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        do {
            let arguments = try Arguments(lines.map { String(decoding: $0, as: UTF8.self) })
            let name = try TypeName(arguments.words.first ?? "")
            try require(name.words.joined() == name.identifier, "the words of “\(name.identifier)” are \(name.words)")
            let isProgram = name.program.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || byte == UInt8(ascii: "-")
            }
            try require(isProgram, "“\(name.program)” is no name of a program")
            let application = try ApplicationTemplate(
                name,
                id: arguments.value(of: "--id"),
                developer: arguments.value(of: "--developer"),
                templates: "/nowhere",
                library: "/nowhere"
            )
            // They are written into Swift and XML.
            for text in [application.id, application.developer] {
                let breaks = text.unicodeScalars.contains {
                    "\"\\<>&\r\n".unicodeScalars.contains($0) || $0.value < 0x20
                }
                try require(!breaks, "“\(text)” isn't a part of a program")
            }
        } catch let failure as Failure {
            try require(!failure.description.isEmpty, "a failure says nothing")
        }
    }
}
