import FlowCases
import Foundation
import Testing

/// Locales and catalogs in a folder that is removed when the tests end, and the program that uses them.
final class TranslatedWorld: Sendable {
    private static let shared = TranslatedWorld()

    private let folder: URL
    private let problem: String?

    private init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("lasso-translations-\(getpid())")
        atexit { try? FileManager.default.removeItem(at: TranslatedWorld.shared.folder) }
        do {
            for locale in ["de_DE", "en_GB", "en_US", "fa_IR", "zh_HK"] { try Self.makeLocale(locale, in: folder) }
            try Self.compile(german, "de", "org.example.Test", in: folder)
            try Self.compile(arabic, "ar", "org.example.Test", in: folder)
            try Self.compile(french, "fr", "lasso-gtk", in: folder)
            problem = nil
        } catch {
            problem = "\(error)"
        }
    }

    /// Runs the program, and returns the texts that it prints by their names.
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - times: The locale of dates, if it is another one.
    ///   - language: The value of `LANGUAGE`.
    ///   - pseudolocale: Whether the pseudo-locale is on.
    static func run(_ locale: String, times: String? = nil, language: String = "", pseudolocale: Bool = false)
        async throws -> [String: String]
    {
        // Also making the world takes several programs.
        try await onOwnThread {
            try shared.texts(in: locale, times: times, language: language, pseudolocale: pseudolocale)
        }
    }

    private func texts(in locale: String, times: String?, language: String, pseudolocale: Bool) throws
        -> [String: String]
    {
        if let problem { throw Problem(text: problem) }
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("TranslationProgram").path
        let environment = [
            "LC_ALL": times == nil ? locale : "", "LANG": locale, "LC_TIME": times ?? locale, "LANGUAGE": language,
            "LOCPATH": folder.path, "LASSO_PSEUDOLOCALE": pseudolocale ? "1" : "",
        ]
        let output = try Self.run([program, folder.path], environment)
        return output.split(separator: "\n").reduce(into: [:]) { texts, line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            texts[String(parts[0])] = String(parts[1])
        }
    }

    private static func makeLocale(_ name: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A warning makes `localedef` exit with 1, although it has written the locale.
        _ = try run(
            ["localedef", "--force", "-i", name, "-f", "UTF-8", folder.path + "/\(name).UTF-8"],
            [:],
            mayFail: true
        )
    }

    private static func compile(_ text: String, _ language: String, _ domain: String, in folder: URL) throws {
        let place = folder.appendingPathComponent("\(language)/LC_MESSAGES")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let source = place.appendingPathComponent("\(domain).po")
        try text.write(to: source, atomically: true, encoding: .utf8)
        _ = try run(["msgfmt", "--check-format", "-o", place.path + "/\(domain).mo", source.path], [:])
    }

    private static func run(
        _ command: [String],
        _ environment: [String: String],
        mayFail: Bool = false
    ) throws -> String {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let problem = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 || mayFail else {
            throw Problem(text: "\(command): \(String(decoding: problem, as: UTF8.self)) Run \"make build\" first.")
        }
        return String(decoding: text, as: UTF8.self)
    }

    private struct Problem: Error { let text: String }

    private let german = """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"

        msgid "Log In"
        msgstr "Anmelden"

        #, python-brace-format
        msgid "{1} has {2} chores"
        msgstr "{2} Aufgaben hat {1} {{ja}}"

        msgid "Open"
        msgstr "Öffnen"

        msgctxt "a shop"
        msgid "Open"
        msgstr "Geöffnet"

        #, python-brace-format
        msgid "Chore deleted"
        msgid_plural "{1} chores deleted"
        msgstr[0] "Aufgabe gelöscht"
        msgstr[1] "{1} Aufgaben gelöscht"

        msgid "_New Task"
        msgstr "_Neue Aufgabe"

        msgid "errand"
        msgstr "Besorgung Erledigung"
        """

    /// German words for Arabic forms, so that everybody can read them.
    private let arabic = """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\\n"

        #, python-brace-format
        msgid "Chore deleted"
        msgid_plural "{1} chores deleted"
        msgstr[0] "null"
        msgstr[1] "eins"
        msgstr[2] "zwei"
        msgstr[3] "{1} wenige"
        msgstr[4] "{1} viele"
        msgstr[5] "{1} alle"
        """

    private let french = """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\n"

        msgid "Back"
        msgstr "Retour"
        """
}
