@testable import LassoDemo

/// The sources of the demo's samples, which it shows from the installed files.
enum SourceReader: Reader {
    nonisolated static let name = "Sources"

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        var end = 0
        for part in SwiftHighlighter.parts(of: text) {
            try require(part.range.lowerBound >= end, "the part \(part.range) begins before \(end)")
            end = part.range.upperBound
        }
        try require(end <= text.unicodeScalars.count, "a part ends at \(end), behind the text")
    }
}
