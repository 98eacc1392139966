import Lasso
import LassoGtk

/// The files of text documents, which any program may have written.
enum DocumentTextReader: Reader {
    nonisolated static let name = "DocumentTexts"

    static func read(_ input: [UInt8]) throws {
        try StorageFile.with(input) { file in
            guard let bytes = try Files.read(file.path) else { throw Violation("the file isn't there") }
            let isText = String(validating: input, as: UTF8.self) != nil
            switch Result(catching: { () throws(StorageError) in try StorageFormat.text.decode(bytes) }) {
            case .success(let text):
                try require(isText, "what isn't UTF-8 is read as “\(text)”")
                // A document that is saved as it was opened doesn't change the file: its marks and ends of lines stay.
                try file.write(try StorageFormat.text.encode(text), to: file.path)
                try require(try Files.read(file.path) == input, "the file has changed, although “\(text)” hasn't")
            case .failure(.unusable(let contents)):
                try require(!isText, "a text is refused: \(contents)")
                try require(!contents.reason.isEmpty, "a file is refused without a reason")
            case .failure(let error): throw Violation("“\(error)” isn't the error of a file that is no text")
            }
        }
    }
}
