import Lasso
import Testing

/// Tests in a process that has set no locale. Those with one are in `TranslationProgramTests`.
struct LocaleOrderTests {
    private let texts = ["Äpfel", "b", "A", "a", "B", "aB", "Ab", "", "10", "é"]

    @Test func upperAndLowerCaseAreTheSameUnlessNothingElseDiffers() {
        #expect(
            texts.sorted(by: LocaleOrder.isIncreasing) == ["", "10", "A", "a", "Ab", "aB", "B", "b", "Äpfel", "é"]
        )
    }

    @Test func ofTwoTextsOneComesFirst() {
        for (place, text) in texts.enumerated() {
            #expect(!LocaleOrder.isIncreasing(text, text))
            for other in texts[..<place] {
                #expect(LocaleOrder.isIncreasing(text, other) != LocaleOrder.isIncreasing(other, text))
            }
        }
        // The same character, written in two ways.
        #expect(!LocaleOrder.isIncreasing("é", "e\u{301}") && !LocaleOrder.isIncreasing("e\u{301}", "é"))
    }
}
