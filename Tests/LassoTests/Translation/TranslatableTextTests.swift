import Testing

@testable import Lasso

struct TranslatableTextTests {
    @Test func valuesAreNumberedInTheKey() {
        let name = "ann"
        let text: TranslatableText = "“\(name)” has \(12_345) {open} chores"
        #expect(text.pattern == "“{1}” has {2} {{open}} chores")
        #expect(text.translation == "“ann” has 12,345 {open} chores")
        // The joiner is one character with the brace.
        let joined: TranslatableText = "{\u{200C}\(name)"
        #expect(joined.pattern == "{{\u{200C}{1}" && joined.translation == "{\u{200C}ann")
    }

    @Test func aTextWithoutValuesIsItsOwnKey() {
        let text: TranslatableText = "100 % of {all}"
        #expect(text.pattern == "100 % of {all}" && text.translation == "100 % of {all}")
    }

    @Test func valuesAreFormatted() {
        let error = CancellationError(), number = 2.345
        let day = CalendarDay(year: 2026, month: 2, day: 3)
        #expect(
            translated("\(number, fractionDigits: 1) of \(day): \(error)") == "2.3 of 2026-02-03: CancellationError()"
        )
        #expect(translated("until \(day, .long), \("x".dropFirst(0))") == "until February 3, 2026, x")
    }

    @Test(arguments: [(0, "0 chores left"), (1, "A chore left"), (-1, "A chore left"), (1_000, "1,000 chores left")])
    func theCountChoosesTheForm(count: Int, text: String) {
        #expect(translated("A chore left", plural: "\(count) chores left", count: count) == text)
    }

    @Test func textsDifferByTheirContextAndDomain() {
        let open = TranslatableText.translating("Open", context: "a shop")
        #expect(open != "Open" && open != .translating("Open", context: "a door"))
        #expect(open != .translating("Open", context: "a shop", in: .lasso))
        #expect(open == .translating("Open", context: "a shop", comment: "On the map"))
    }

    @Test func anUnusableDomainIsReported() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TranslationDomain("locale/notes")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("This is no name of a domain. Use the name of its files without \".mo\""))
    }
}
