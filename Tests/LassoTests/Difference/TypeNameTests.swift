import Testing

@testable import Lasso

@MainActor
struct TypeNameTests {
    private struct Private<Element> {
        struct Inner {}
    }

    @Test(
        arguments: [
            ("String", String.self as Any.Type),
            ("TypeNameTests", TypeNameTests.self),
            ("TypeNameTests.Private<Int>", Private<Int>.self),
            ("TypeNameTests.Private<Range<String>>.Inner", Private<Range<String>>.Inner.self),
            ("Dictionary<String, Optional<SecretText>>", [String: SecretText?].self),
            (
                "(TypeNameTests, Array<Int>) -> TypeNameTests.Private<Int>",
                ((TypeNameTests, [Int]) -> Private<Int>).self
            ),
        ] as [(String, Any.Type)]
    )
    func aNameHasNoModulesAndNoPrivateContexts(name: String, type: Any.Type) {
        #expect(TypeName.text(of: type) == name)
    }

    @Test func aLocalTypeIsNamedAfterTheTypeOfItsFunction() {
        struct Local {}
        #expect(TypeName.text(of: Local.self) == "TypeNameTests.Local")
    }
}

private struct SecretText {}
