import Testing

@testable import Lasso

struct PlaceholderTextTests {
    @Test(
        arguments: [
            ("{2} of {1}", "b of a"), ("{1} {1}", "a a"), ("without any", "without any"), ("{{1}} {1}", "{1} a"),
            // A joiner or a vowel sign would be one character with the brace before it.
            ("{1}\u{200C}x", "a\u{200C}x"), ("{1}\u{9C7}\u{9B0}", "a\u{9C7}\u{9B0}"), ("{{\u{200C}1}", "{\u{200C}1}"),
            // A translation can't be trusted to be right.
            ("{3}, {0}, {x}, {1", "{3}, {0}, {x}, {1"), ("}} {", "} {"),
            ("{9223372036854775807}{-9223372036854775808}", "{9223372036854775807}{-9223372036854775808}"),
        ]
    )
    func aTextIsFilled(pattern: String, text: String) {
        #expect(PlaceholderText(pattern).filled(with: ["a", "b"]) == text)
    }

    @Test func withoutValuesBracesMeanNothing() {
        #expect(PlaceholderText("{1} {{2}}").filled(with: []) == "{1} {{2}}")
    }

    @Test(arguments: [("{1}, {2}", "a, b, c"), ("<{1} & {2}>", "<<a & b> & c>"), ("{2} {1}", "c b a")])
    func aListIsMadeOfPairs(pattern: String, text: String) {
        #expect(PlaceholderText(pattern).list(of: ["a", "b", "c"]) == text)
    }

    @Test(
        arguments: [
            ("تعذّر فتح {1}", "a.txt", "تعذّر فتح \u{2068}a.txt\u{2069}"),
            ("Could not open {1}", "ملف", "Could not open \u{2068}ملف\u{2069}"),
            ("Could not open {1}", "a.txt", "Could not open a.txt"), ("{1} مهام", "12", "12 مهام"),
            ("درجة الحرارة {1}", "-5", "درجة الحرارة \u{2068}-5\u{2069}"), ("{1} مهام", "۱۲", "۱۲ مهام"),
            ("في {1}", "2026-02-28", "في \u{2068}2026-02-28\u{2069}"), ("نهاية {1}", "…", "نهاية …"),
            ("{1} chores", "۱۲", "۱۲ chores"), ("{1}", "ملف", "ملف"),
        ]
    )
    func aValueInTheOtherDirectionIsIsolated(pattern: String, value: String, text: String) {
        #expect(PlaceholderText(pattern).filled(with: [value]) == text)
    }
}
