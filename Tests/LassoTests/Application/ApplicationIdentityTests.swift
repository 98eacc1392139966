import Lasso
import Testing

struct ApplicationIdentityTests {
    @Test(arguments: ["Notes", "org.example.", "org.1example.Notes", "org.exa mple", "", "org/e.Notes", "org.Äpfel"])
    func whatIsNoIdentifierInReverseDomainNameNotationStopsTheProgram(id: String) async {
        await #expect(processExitsWith: .failure) { [id] in
            _ = ApplicationIdentity(id, name: "Notes", version: "1", developer: "We")
        }
    }

    @Test func aSchemeInUpperCaseStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = ApplicationIdentity("org.example.Notes", name: "N", version: "1", developer: "We", linkScheme: "Notes")
        }
    }
}
