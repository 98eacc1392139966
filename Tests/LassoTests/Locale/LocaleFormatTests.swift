import Lasso
import Testing

/// Tests in a process that has set no locale. Those with one are in `TranslationProgramTests`.
struct LocaleFormatTests {
    @Test(
        arguments: [
            (0, "0"), (999, "999"), (1_000, "1,000"), (1_000_000, "1,000,000"), (-12_345, "-12,345"), (-999, "-999"),
            (20_007, "20,007"), (Int.min, "-9,223,372,036,854,775,808"),
        ]
    )
    func thousandsOfAnIntegerAreSeparated(number: Int, text: String) {
        #expect(LocaleFormat.number(number) == text)
    }

    @Test func anIntegerLargerThanThoseOfTheCLibraryIsFormatted() {
        #expect(LocaleFormat.number(UInt64.max) == "18,446,744,073,709,551,615")
    }

    @Test(
        arguments: [
            (1_234.567, 2, "1,234.57"), (-0.5, 1, "-0.5"), (999.6, 0, "1,000"), (-1_234_567.0, 0, "-1,234,567"),
            (.infinity, 2, "inf"), (1e300, 300, "1"),
        ] as [(Double, Int, String)]
    )
    func aDecimalNumberIsRounded(number: Double, digits: Int, text: String) {
        let formatted = LocaleFormat.number(number, fractionDigits: digits)
        guard number < 1e300 || number == .infinity else {
            // 301 digits with 100 separators, the point, and 300 more digits.
            return #expect(formatted.count == 702 && formatted.hasPrefix(text))
        }
        #expect(formatted == text)
    }

    @Test func aDecimalNumberHasAtMostAThousandDigitsAfterThePoint() {
        #expect(LocaleFormat.number(0.5, fractionDigits: .max).count == 1_002)
    }

    @Test func percentagesDatesTimesAndListsAreEnglish() {
        let day = CalendarDay(year: 2026, month: 2, day: 8)
        #expect(LocaleFormat.percentage(0.256) == "26%" && LocaleFormat.percentage(0.256, fractionDigits: 1) == "25.6%")
        #expect(LocaleFormat.date(day) == "2026-02-08" && LocaleFormat.date(day, .long) == "February 8, 2026")
        #expect(
            LocaleFormat.time(hour: 0, minute: 5) == "12:05 AM" && LocaleFormat.time(hour: 14, minute: 0) == "2:00 PM"
        )
        #expect(LocaleFormat.list(["a", "b", "c"]) == "a, b, c")
        #expect(LocaleFormat.list([]) == "" && LocaleFormat.list(["a"]) == "a")
    }

    @Test func eachItemOfAListIsIsolatedOnce() {
        #expect(
            LocaleFormat.list(["א", "ב", "ג"]) == "\u{2068}א\u{2069}, \u{2068}ב\u{2069}, \u{2068}ג\u{2069}"
        )
        #expect(LocaleFormat.list(["a", "ב", "c"]) == "a, \u{2068}ב\u{2069}, c" && LocaleFormat.list(["א"]) == "א")
    }
}
