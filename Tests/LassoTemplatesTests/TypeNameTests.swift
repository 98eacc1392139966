import Testing

@testable import LassoTemplates

struct TypeNameTests {
    @Test(
        arguments: [
            ("Hello", "Hello", "hello"), ("ToDo", "To Do", "to-do"), ("HTTPServer", "HTTP Server", "http-server"),
            ("Notes2", "Notes2", "notes2"),
        ]
    )
    func aNameBecomesATitleAndTheNameOfAProgram(identifier: String, title: String, program: String) throws {
        let name = try TypeName(identifier)
        #expect(name.title == title && name.program == program)
    }

    @Test(arguments: ["", "X", "hello", "To Do", "To-Do", "2Do", "Überblick", "../Up"])
    func whatCannotNameATypeIsRejected(text: String) {
        #expect(throws: Failure.self) { try TypeName(text) }
    }
}
