import Glibc
import Lasso

/// A program that prints texts in the locale of its environment, one `NAME=TEXT` a line.
///
///     TranslationProgram FOLDER        where FOLDER contains the catalogs
@main
@MainActor
enum Main {
    static func main() {
        setlocale(LC_ALL, "")
        TranslationDomain.setApplicationDomain("org.example.Test", catalogsIn: CommandLine.arguments[1])
        let name = "ann"
        tell("plain", translated("Log In"))
        tell("untranslated", translated("Nobody translated this: \(name)"))
        tell("reordered", translated("\(name) has \(1_234) chores"))
        tell("without context", translated("Open"))
        tell("with context", translated("Open", context: "a shop"))
        tell("other context", translated("Open", context: "a door"))
        for count in [0, 1, 2, 5, 11, 100, 1_234_567] {
            tell("\(count)", translated("Chore deleted", plural: "\(count) chores deleted", count: count))
        }
        tell("library", translated("Cancel", in: .lasso))
        tell("library in a file", translated("Back", in: .lasso))
        tell("number", LocaleFormat.number(-1_234_567))
        tell("large number", LocaleFormat.number(UInt64.max))
        tell("huge number", LocaleFormat.number(UInt128.max))
        tell("decimal", LocaleFormat.number(1_234.5, fractionDigits: 2))
        tell("percentage", LocaleFormat.percentage(0.256, fractionDigits: 1))
        tell("date", LocaleFormat.date(CalendarDay(year: 2026, month: 2, day: 28)))
        tell("long date", LocaleFormat.date(CalendarDay(year: 2026, month: 2, day: 28), .long))
        tell("time", LocaleFormat.time(hour: 14, minute: 5))
        tell("list", LocaleFormat.list(["a", "b", "c"]))
        let texts = ["Zucker", "Äpfel", "apfel", "Zimt", "Apfel"]
        tell("order", texts.sorted(by: LocaleOrder.isIncreasing).joined(separator: " "))
        // The C library compares texts only up to this character.
        let equals = ["a\u{0}c", "a\u{0}b", "a"].sorted(by: LocaleOrder.isIncreasing)
        tell("order of equal texts", String(equals.compactMap(\.last)))
        tellCommands()
    }

    private static func tellCommands() {
        let commands = CommandedController().availableCommands
        for command in commands.all {
            tell("command \(command.id)", command.content.mnemonicTitle)
            tell("keywords of \(command.id)", command.keywords.joined(separator: " "))
        }
        tell("found by title", commands.matching("aufg").map(\.id).joined(separator: " "))
        tell("found by keyword", commands.matching("erledigung").map(\.id).joined(separator: " "))
    }

    private static func tell(_ name: String, _ text: String) { print("\(name)=\(text)") }
}
