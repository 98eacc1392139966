import Foundation
import Testing

/// Tests of a program whose locale and catalogs the tests make.
struct TranslationProgramTests {
    @Test func textsAreInTheUsersLanguage() async throws {
        let texts = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(texts["plain"] == "Anmelden")
        #expect(texts["untranslated"] == "Nobody translated this: ann")
        #expect(texts["reordered"] == "1.234 Aufgaben hat ann {ja}")
        #expect(texts["library"] == "Abbrechen")
    }

    @Test func aContextTellsTextsApart() async throws {
        let texts = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(texts["without context"] == "Öffnen" && texts["with context"] == "Geöffnet")
        #expect(texts["other context"] == "Open")
    }

    @Test func aLanguageHasItsOwnPlurals() async throws {
        let german = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(german["0"] == "0 Aufgaben gelöscht" && german["1"] == "Aufgabe gelöscht")
        #expect(german["1234567"] == "1.234.567 Aufgaben gelöscht")
        let arabic = try await TranslatedWorld.run("en_US.UTF-8", language: "ar")
        #expect(
            ["0", "1", "2", "5", "11", "100"].map { arabic[$0] } == [
                "null", "eins", "zwei", "5 wenige", "11 viele", "100 alle",
            ]
        )
    }

    @Test func numbersAndDatesFollowTheLocaleAndNotTheLanguage() async throws {
        let german = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(german["number"] == "-1.234.567" && german["decimal"] == "1.234,50")
        #expect(german["large number"] == "18.446.744.073.709.551.615")
        #expect(german["huge number"] == "340.282.366.920.938.463.463.374.607.431.768.211.455")
        #expect(german["date"] == "28.02.2026" && german["time"] == "14:05")
        #expect(german["percentage"] == "25,6\u{A0}%" && german["long date"] == "28. Februar 2026")
        let american = try await TranslatedWorld.run("en_US.UTF-8", language: "ar")
        #expect(american["number"] == "-1,234,567" && american["date"] == "02/28/2026" && american["time"] == "2:05 PM")
        #expect(american["list"] == "a، b، c")
        let persian = try await TranslatedWorld.run("fa_IR.UTF-8", language: "en")
        #expect(persian["time"] == "۱۴:۰۵" && persian["long date"] == "۲۸ فوریه ۲۰۲۶")
        #expect(try await TranslatedWorld.run("zh_HK.UTF-8")["time"] == "下午 2:05")
        #expect(persian["number"] == "-۱٬۲۳۴٬۵۶۷" && persian["large number"] == "۱۸٬۴۴۶٬۷۴۴٬۰۷۳٬۷۰۹٬۵۵۱٬۶۱۵")
    }

    @Test func theOrderOfALongDateIsThatOfTheLocaleOfDates() async throws {
        #expect(try await TranslatedWorld.run("en_GB.UTF-8")["long date"] == "28 February 2026")
        #expect(try await TranslatedWorld.run("en_US.UTF-8")["long date"] == "February 28, 2026")
        #expect(try await TranslatedWorld.run("en_US.UTF-8", language: "en:de")["long date"] == "February 28, 2026")
        #expect(try await TranslatedWorld.run("en_US.UTF-8", times: "de_DE.UTF-8")["long date"] == "28. Februar 2026")
        #expect(try await TranslatedWorld.run("de_DE.UTF-8", times: "en_US.UTF-8")["long date"] == "February 28, 2026")
    }

    @Test func textsAreInTheOrderOfTheUsersAlphabet() async throws {
        let german = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(german["order"] == "apfel Apfel Äpfel Zimt Zucker" && german["order of equal texts"] == "abc")
        let plain = try await TranslatedWorld.run("C.UTF-8")
        #expect(plain["order"] == "Apfel apfel Zimt Zucker Äpfel" && plain["order of equal texts"] == "abc")
    }

    @Test func aFileAddsALanguageToTheLibrary() async throws {
        let french = try await TranslatedWorld.run("en_US.UTF-8", language: "fr:de")
        #expect(french["library in a file"] == "Retour")
        #expect(french["library"] == "Abbrechen" && french["plain"] == "Anmelden")
    }

    @Test(arguments: ["C", "C.UTF-8", "en_US.UTF-8"])
    func withoutTranslationsTextsAreEnglish(locale: String) async throws {
        let texts = try await TranslatedWorld.run(locale, language: locale == "en_US.UTF-8" ? "" : "de")
        #expect(texts["plain"] == "Log In" && texts["library"] == "Cancel" && texts["1"] == "Chore deleted")
        #expect(texts["number"] == "-1,234,567")
    }

    @Test func commandsKeepTheirIdentifiersInEveryLanguage() async throws {
        let texts = try await TranslatedWorld.run("de_DE.UTF-8")
        #expect(texts["command new-task"] == "_Neue Aufgabe" && texts["command preferences"] == "_Einstellungen")
        #expect(texts["found by title"] == "new-task" && texts["found by keyword"] == "new-task")
        #expect(texts["keywords of preferences"] == "Optionen Konfiguration Vorgaben")
    }

    @Test func thePseudolocaleChangesTextsOfEveryDomain() async throws {
        let texts = try await TranslatedWorld.run("de_DE.UTF-8", pseudolocale: true)
        #expect(texts["plain"] == "⟦Ļóóğ Íñ⟧" && texts["library"] == "⟦Çááñçééļ⟧")
        #expect(texts["reordered"] == "⟦ann ĥááš 1.234 çĥóóŕééš⟧" && texts["command new-task"] == "⟦_Nééŵ Ťáášķ⟧")
    }
}
