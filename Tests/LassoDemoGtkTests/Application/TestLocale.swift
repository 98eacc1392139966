import Glibc
import LassoGtk
import Testing

@testable import LassoDemo

/// The locale of a test, with the demo's words in its language.
enum TestLocale {
    private static let folder = "build/locales"

    /// Runs a test in a locale. The locale is made if it doesn't exist, and the demo's words are compiled.
    ///
    /// - Parameters:
    ///   - name: The locale, for example `de_DE`.
    ///   - body: A closure that runs the test.
    /// - Throws: Any error thrown by `body`.
    static func use(_ name: String, _ body: () async throws -> Void) async throws {
        let domain = DemoApplication.identity.id, language = String(name.prefix { $0 != "_" })
        let words = "\(folder)/words/\(language)/LC_MESSAGES"
        try run("mkdir", "-p", words)
        try run("msgfmt", "-o", "\(words)/\(domain).mo", "po/\(domain)/\(language).po")
        try run("Scripts/make-locale", name)
        let before = String(cString: setlocale(LC_ALL, nil)), direction = Widget.defaultDirection
        setenv("LOCPATH", try #require(absolutePath(of: folder)), 1)
        defer { unsetenv("LOCPATH") }
        #expect(setlocale(LC_ALL, "\(name).UTF-8") != nil)
        TranslationDomain.setApplicationDomain(
            TranslationDomain(domain),
            catalogsIn: absolutePath(of: "\(folder)/words")
        )
        Widget.setDefaultDirection(language == "ar" ? .rtl : .ltr)
        defer {
            Widget.setDefaultDirection(direction)
            setlocale(LC_ALL, before)
        }
        #expect(translated("Samples") != "Samples")
        try await body()
    }

    private static func run(_ command: String...) throws {
        try Subprocess(argv: command, flags: .stderrSilence).waitCheck()
    }

    private static func absolutePath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
