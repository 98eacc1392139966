import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct SignUpFlowTests {
    @Test func anotherAccountCanBeCreatedAfterTheFirst() async throws {
        let navigation = NavigationController()
        SignUpFlow(accounts: FakeAccounts()).start(with: root(of: navigation))
        let form = try #require(navigation.topController as? CreateAccountViewController)
        form.dispatchAction(.didUpdateUsername("bob"))
        form.dispatchAction(.didUpdatePassword(Secret("long enough")))
        form.dispatchAction(.didUpdateRepeatedPassword(Secret("long enough")))
        try await eventually { form.state.canCreate }
        form.dispatchAction(.didTapCreateAccount)
        try await eventually { navigation.topController is AccountCreatedController }
        (navigation.topController as? AccountCreatedController)?.createAnother()
        let second = try #require(navigation.topController as? CreateAccountViewController)
        #expect(second !== form && second.state == CreateAccountScreenModule.State())
        #expect(navigation.controllers.count == 1)
    }
}
