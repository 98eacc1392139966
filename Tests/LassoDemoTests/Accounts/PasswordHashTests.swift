import Lasso
import Testing

@testable import LassoDemo

struct PasswordHashTests {
    private nonisolated static let salt = "$WHmMQQkGu2gFZEUqRsKRS1$"

    @Test func aPasswordMatchesItsHashOnly() throws {
        let hash = try PasswordHash.make(Secret("correct horse"))
        #expect(PasswordHash.matches(Secret("correct horse"), hash))
        #expect(!PasswordHash.matches(Secret("wrong horse"), hash))
    }

    /// All of these are hashes of the password. A file that isn't the program's own work must not keep it busy.
    @Test(
        arguments: [
            ("$y$j9T\(salt)r29CYEF9mk0sJrADhmmIlppfikFKJOLa.CE.Rffz.p8", true),
            // Cheaper, and of another kind, whose rounds could be a billion.
            ("$y$j75\(salt)FjNZ4nTQ7YB3XHAlZ8s0Xlprw9YzarXE.nEuLBoE8C4", false),
            ("$5$rounds=1000$abcdefgh$ue35C0ITbth1b5zVUjrjm2mMmsmMKiodEeH2UV/Hq10", false),
        ]
    )
    func onlyHashesOfTheUsualCostAreComputed(hash: String, matches: Bool) {
        #expect(PasswordHash.matches(Secret("correct horse"), hash) == matches)
    }
}
