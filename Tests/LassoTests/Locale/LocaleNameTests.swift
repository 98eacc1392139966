import Testing

@testable import Lasso

struct LocaleNameTests {
    @Test(
        arguments: [
            ("de_AT.UTF-8", "", ["de_AT", "de"]), ("de", "", ["de"]), ("C", "de", []), ("C.UTF-8", "de", []),
            ("POSIX", "", []), ("en_US.UTF-8", "pt_BR:de", ["pt_BR", "pt", "de"]),
            ("sr_RS.UTF-8@latin", "", ["sr_RS@latin", "sr_RS", "sr@latin", "sr"]),
        ]
    )
    func languagesAreInTheUsersOrder(name: String, preferred: String, languages: [String]) {
        #expect(LocaleName(name, preferred: preferred).languages == languages)
    }
}
