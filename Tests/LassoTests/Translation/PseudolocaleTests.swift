import Testing

@testable import Lasso

struct PseudolocaleTests {
    @Test(
        arguments: [
            ("Log In", "⟦Ļóóğ Íñ⟧"), ("_Log In", "⟦_Lóóğ Íñ⟧"), ("a__b", "⟦áá__ƀ⟧"), ("{1} of {2}", "⟦{1} óóƒ {2}⟧"),
            ("{1} / {2}", "{1} / {2}"), ("", ""),
        ]
    )
    func aTextIsLongerAndHasAccents(text: String, changed: String) {
        #expect(Pseudolocale.pattern(of: text) == changed)
    }
}
