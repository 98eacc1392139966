import Foundation
import LassoGtkTestUtilities
import Testing

/// Reads all inputs in `Fuzzing/Corpora` again: those that reach each part of the code that reads bytes, and those that
/// once were findings.
struct CorpusTests {
    @Test(arguments: AllReaders.all.filter { !$0.needsDisplay }.map { $0.name })
    func everyInputIsReadAsItHasToBe(reader: String) async throws { try await Corpus(of: reader).read() }

    @Test func everyCorpusHasAReader() throws {
        #expect(try Set(Corpus.names) == Set(AllReaders.all.map { $0.name }))
    }
}

/// The same for readers that create widgets.
@Suite(.display)
struct DrawnCorpusTests {
    @Test(arguments: AllReaders.all.filter { $0.needsDisplay }.map { $0.name })
    func everyInputIsReadAsItHasToBe(reader: String) async throws { try await Corpus(of: reader).read() }
}
