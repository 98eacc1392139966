import Testing

@testable import Lasso

struct EmbeddedCatalogTests {
    @Test(
        arguments: [
            (["de"], "Abbrechen"), (["ja"], "キャンセル"), (["ar"], "ألغِ"), (["de_AT", "de"], "Abbrechen"),
            (["fr", "ja", "de"], "キャンセル"), (["fr"], nil), (["en"], nil), (["en", "de"], "Abbrechen"), ([], nil),
        ] as [([String], String?)]
    )
    func theFirstLanguageWithACatalogIsUsed(languages: [String], text: String?) {
        #expect(EmbeddedCatalog.translation(of: "Cancel", languages: languages) == text)
    }

    @Test func theContextIsAPartOfTheKey() {
        #expect(EmbeddedCatalog.translation(of: "keys\u{4}or", languages: ["de"]) == "oder")
        #expect(EmbeddedCatalog.translation(of: "or", languages: ["de"]) == nil)
    }

    @Test(arguments: ["de", "ja", "ar"])
    func everyLanguageHasEveryTextInEveryForm(language: String) throws {
        let catalog = try #require(EmbeddedCatalog.catalog(for: language))
        let german = try #require(EmbeddedCatalog.catalog(for: "de"))
        #expect(catalog.messages.count > 100 && Set(catalog.messages.keys) == Set(german.messages.keys))
        let forms = Set((0...1_000).map(catalog.pluralForm))
        let counts = Set(catalog.messages.values.map(\.count))
        #expect(counts == [1, forms.count] && forms == Set(0..<forms.count))
        #expect(catalog.messages.values.joined().allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: [
        (0, 0), (1, 1), (2, 2), (3, 3), (10, 3), (11, 4), (99, 4), (100, 5), (102, 5), (103, 3), (111, 4),
    ])
    func arabicHasSixForms(count: UInt, form: Int) throws {
        #expect(try #require(EmbeddedCatalog.catalog(for: "ar")).pluralForm(count) == form)
    }
}
