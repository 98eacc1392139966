import Testing

@testable import LassoTemplates

struct ShellWordTests {
    @Test(
        arguments: [
            ("../ToDo", "../ToDo"), ("/src/My Apps/ToDo", "'/src/My Apps/ToDo'"), ("/Ada's", #"'/Ada'\''s'"#),
            ("~$HOME", "'~$HOME'"), ("", "''"),
        ]
    )
    func aTextBecomesOneWordOfACommand(text: String, word: String) {
        #expect(text.shellWord == word)
    }
}
