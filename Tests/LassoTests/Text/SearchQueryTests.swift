import Lasso
import Testing

/// Tests of the words that a user searches for.
struct SearchQueryTests {
    @Test(
        arguments: [
            ("bread", "Bread"), ("READ", "bread"), ("milk br", "Bread and milk"), (" milk\t\n", "Milk"),
            ("7", "Row 1754"),
            ("uber", "Über"), ("über", "UBER"), ("e\u{301}t", "Été"), ("ete", "e\u{301}te\u{301}"),
            ("STRAẞE", "strasse"),
            ("masse", "Maße"), ("ŁÓDŹ", "lodz"), ("việt", "Viet"), ("μηλο", "ΜΗΛΟ"), ("שלום", "שָׁלוֹם"),
            ("100%", "100% wool"),
            ("φως", "ΦΩΣ"), ("й", "И\u{306}"), ("か\u{3099}", "が"), ("ά", "α\u{301}"), ("5 µm", "5 μm"),
            ("🍞", "Bread 🍞"), ("", "Bread"), (" ", ""),
        ]
    )
    func aTextIsFound(query: String, text: String) {
        #expect(SearchQuery(query).matches(text))
    }

    @Test(
        arguments: [
            ("bred", "Bread"), ("breads", "Bread"), ("bread wine", "Bread and milk"), ("dm", "Bread, milk"), ("й", "и"),
            ("и", "и\u{306}"), ("ᨀᨗ", "ᨀᨘ"),
            ("กี", "กู"), ("ü", "o"), ("a", ""), ("aa", "ä"), ("[", "{"),
        ]
    )
    func otherTextsAreNot(query: String, text: String) {
        #expect(!SearchQuery(query).matches(text))
    }

    @Test func eachWordMayBeInAnotherText() {
        #expect(SearchQuery("bread baker").matches("Bread", "From the baker"))
        #expect(SearchQuery("baker").matches("Bread", "Wine", "From the baker"))
        #expect(!SearchQuery("bread butcher").matches("Bread", "From the baker"))
    }

    @Test func aBeginningHasAllWordsInTheirOrder() {
        let query = SearchQuery(" Neuö  gal ")
        #expect(query.isPrefix(of: "Neuo Gallery") && query.isPrefix(of: "NEUÖ GAL"))
        #expect(!query.isPrefix(of: "A Neuo Gallery") && !query.isPrefix(of: "Gal Neuo") && !query.isPrefix(of: "Neuö"))
        #expect(SearchQuery("").isPrefix(of: ""))
    }

    @Test func queriesForTheSameAreEqual() {
        #expect(SearchQuery("Über  uns ") == SearchQuery("uber uns") && SearchQuery("й") == SearchQuery("и\u{306}"))
        #expect(SearchQuery("uber uns") != SearchQuery("uns uber") && SearchQuery("ab") != SearchQuery("a b"))
        #expect(SearchQuery(" ").isEmpty && !SearchQuery("a").isEmpty)
    }
}
