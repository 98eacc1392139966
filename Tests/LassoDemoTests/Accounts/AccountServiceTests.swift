import Foundation
import Gtk
import Synchronization
import Testing

@testable import LassoDemo
@testable import LassoGtk

// Serialized, because some tests block a thread until a simulated other program releases a lock.
@Suite(.serialized)
struct AccountServiceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private var path: String { folder + "/lasso-demo/accounts.json" }
    private let password = Secret("correct horse")

    private func withService(_ test: (AccountService) async throws -> Void) async throws {
        try Files.createFolder(folder, mode: 0o700)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        try await test(AccountService(path: path))
    }

    /// Carries out an operation while another program has the file. That program releases it a moment later.
    ///
    /// The other program is a thread of its own: tests can need the threads of the pool for longer than the service
    /// waits for the file.
    ///
    /// - Parameters:
    ///   - look: A closure that the other program calls just before it releases the file.
    ///   - operation: A closure that has to wait until the file has been released.
    /// - Returns: The value that `look` returned, or `nil` if the operation ended before that. An operation that begins
    ///   so late that it doesn't have to wait isn't noticed.
    private func whileAnotherProgramHasTheFile<Value: Sendable>(
        looking look: @escaping @Sendable () -> Value,
        operation: () async throws -> Void
    ) async throws -> Value? {
        let lock = try FileLock(path: path + ".lock")
        let observation = Observation<Value>()
        Thread.detachNewThread {
            usleep(300_000)
            observation.value.withLock { $0 = look() }
            lock.release()
        }
        try await operation()
        return observation.value.withLock(\.self)
    }

    /// The value that another thread observed, if it has.
    private final class Observation<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    @Test func anAccountIsThereAfterARestart() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            let restarted = AccountService(path: path)
            #expect(try await restarted.isTaken("ann"))
            let account = try await restarted.logIn(username: " ann ", password: password)
            #expect(account == Account(username: "ann", hasSeenTutorial: false))
            try await restarted.didSeeTutorial(username: "ann")
            #expect(try await service.logIn(username: "ann", password: password).hasSeenTutorial)
        }
    }

    @Test func wrongPasswordsAndUnknownNamesAreInvalidLogins() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            for (name, wrong) in [("ann", "wrong"), ("bob", "correct horse"), ("ann", ""), ("ann", "correct horse\0x")]
            {
                await #expect(throws: AccountError.invalidLogin) {
                    try await service.logIn(username: name, password: Secret(wrong))
                }
            }
        }
    }

    @Test func aPasswordCannotBeReadFromTheFile() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            try await service.createAccount(username: "bob", password: password)
            let contents = String(decoding: try #require(try Files.read(path)), as: UTF8.self)
            #expect(!contents.contains("correct horse"))
            let hashes = contents.split(separator: "\"").filter { $0.hasPrefix("$y$") }
            #expect(Set(hashes).count == 2)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func aNameCanBeTakenOnce() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            await #expect(throws: AccountError.unacceptable(.usernameTaken)) {
                try await service.createAccount(username: "ann ", password: password)
            }
        }
    }

    @Test(arguments: [
        ("{", "is damaged"), ("", "is damaged"), ("[]", "is damaged"), ("\u{0}", "is damaged"),
        (#"{"version": 99, "accounts": []}"#, "has version 99, which this application does not support"),
    ])
    func aDamagedFileIsReportedOnce(contents: String, reason: String) async throws {
        try await withService { service in
            try Files.createFolder(folder + "/lasso-demo", mode: 0o700)
            for number in 1...2 {
                try Files.replace(path, with: Array(contents.utf8), mode: 0o600)
                let keptAs = "\(path).damaged-\(number)"
                await #expect(throws: AccountError.unusableFile(path: path, reason: reason, keptAs: keptAs)) {
                    try await service.open()
                }
                #expect(try Files.read(keptAs) == Array(contents.utf8))
                try await service.open()
            }
        }
    }

    @Test func aFolderInPlaceOfTheFileIsPutAsideToo() async throws {
        try await withService { service in
            try Files.createFolder(path, mode: 0o700)
            let error = await #expect(throws: AccountError.self) { try await service.open() }
            #expect(try #require(error).message.contains("is a folder"))
            #expect(Files.exists(path + ".damaged-1"))
        }
    }

    @Test(arguments: ["👩‍👩‍👧‍👦🏳️‍🌈", "שלום עולם", "e\u{301}\u{202e}\u{200d}x", "\\0 %00 \"quoted\"", "a/../b"])
    func accountsMayHaveAnyCharacters(text: String) async throws {
        try await withService { service in
            let password = Secret(text + text + text + "12345678")
            try await service.createAccount(username: text, password: password)
            let restarted = AccountService(path: path)
            let account = try await restarted.logIn(username: text, password: password)
            #expect(account.username == text)
        }
    }

    @Test(
        arguments: [
            (String(repeating: "x", count: 10_000), "long enough", .usernameTooLong),
            ("a\0b", "long enough", .usernameHasControlCharacters),
            (" \u{a0} ", "long enough", .usernameEmpty),
            ("bob", String(repeating: "x", count: 10_000), .passwordTooLong),
            ("bob", "long \0 enough", .passwordHasControlCharacters),
        ] as [(String, String, AccountRules.Complaint)]
    )
    func whatCannotBeUsedIsRefused(username: String, password: String, complaint: AccountRules.Complaint) async throws {
        try await withService { service in
            await #expect(throws: AccountError.unacceptable(complaint)) {
                try await service.createAccount(username: username, password: Secret(password))
            }
            #expect(!Files.exists(path))
        }
    }

    @Test func anAccountIsSavedOnceNoOtherProgramHasTheFile() async throws {
        try await withService { service in
            try Files.createFolder(folder + "/lasso-demo", mode: 0o700)
            let existed = try await whileAnotherProgramHasTheFile { [path] in
                Files.exists(path)
            } operation: {
                try await service.createAccount(username: "ann", password: password)
            }
            #expect(existed == false)
            #expect(Files.exists(path))
        }
    }

    @Test func aDamagedFileIsNotPutAsideWhileAnotherProgramHasIt() async throws {
        try await withService { service in
            try Files.createFolder(folder + "/lasso-demo", mode: 0o700)
            try Files.replace(path, with: Array("{".utf8), mode: 0o600)
            let wasReplaced = try await whileAnotherProgramHasTheFile { [path] in
                (try? Files.replace(path, with: Array(#"{"version": 1, "accounts": []}"#.utf8), mode: 0o600)) != nil
            } operation: {
                try await service.open()
            }
            #expect(wasReplaced == true)
            #expect(!Files.exists(path + ".damaged-1"))
        }
    }

    @Test func thePasswordIsTheSameHoweverItsLettersAreComposed() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: Secret("caf\u{e9} cr\u{e8}me"))
            let account = try await service.logIn(username: "ann", password: Secret("cafe\u{301} cre\u{300}me"))
            #expect(account.username == "ann")
        }
    }

    @Test func anAccountThatIsGoneCannotBeChanged() async throws {
        try await withService { service in
            await #expect(throws: AccountError.self) { try await service.didSeeTutorial(username: "nobody") }
        }
    }

    @Test func whatCannotBeSavedIsExplained() async throws {
        try await withService { service in
            try Files.replace(folder + "/lasso-demo", with: [], mode: 0o600)
            let error = await #expect(throws: AccountError.self) {
                try await service.createAccount(username: "ann", password: password)
            }
            let message = try #require(error).message
            #expect(message.hasPrefix("The account could not be saved. "))
            #expect(message.contains(folder + "/lasso-demo"))
        }
    }

    @Test(arguments: ["/elsewhere.json", "elsewhere.json"])
    func aLinkToTheFileStaysOneWhenAnAccountIsSaved(target: String) async throws {
        try await withService { _ in
            try Files.createFolder(folder + "/lasso-demo", mode: 0o700)
            let target = target.hasPrefix("/") ? folder + target : target
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            let service = AccountService(path: path)
            try await service.createAccount(username: "ann", password: password)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
            let file = target.hasPrefix("/") ? target : folder + "/lasso-demo/" + target
            #expect(FileStatus(path: file)?.kind == .file)
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.type] as? Foundation.FileAttributeType == .typeRegular)
            #expect(try await AccountService(path: path).isTaken("ann"))
        }
    }

    @Test func aPipeInPlaceOfTheFileIsNotWaitedFor() async throws {
        try await withService { service in
            try Files.createFolder(folder + "/lasso-demo", mode: 0o700)
            #expect(mkfifo(path, 0o600) == 0)
            let error = AccountError.unusableFile(
                path: path,
                reason: "is a pipe, not a file",
                keptAs: path + ".damaged-1"
            )
            await #expect(throws: error) { try await service.open() }
            try await service.open()
            #expect(FileStatus(path: path + ".damaged-1")?.kind == .pipe)
        }
    }

    /// Leaves a file behind, like a program that ends while it saves.
    private func leaveFileBehind() throws -> String {
        let prepared = try #require(try PreparedFile(replacing: path, with: []))
        prepared.discard()
        try Files.replace(prepared.path, with: [], mode: 0o600)
        return prepared.path
    }

    @Test func whatAProgramLeftBehindThatWasEndedWhileItSavedIsRemoved() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            let others = [".bak", ".X1aB2c", ".damaged-1"].map { path + $0 }
            for other in others { try Files.replace(other, with: [], mode: 0o600) }
            let leftover = try leaveFileBehind()
            try await service.open()
            #expect(!Files.exists(leftover))
            for other in others { #expect(Files.exists(other)) }
            #expect(try await service.isTaken("ann"))
        }
    }

    @Test func whatAnotherProgramJustWritesIsNotRemoved() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            let leftover = try leaveFileBehind()
            let existed = try await whileAnotherProgramHasTheFile {
                Files.exists(leftover)
            } operation: {
                try await service.open()
            }
            #expect(existed == true)
            #expect(!Files.exists(leftover))
        }
    }

    @Test func thatAProgramEndedWhileItOverwroteTheAccountsIsSaid() async throws {
        try await withService { service in
            try await service.createAccount(username: "ann", password: password)
            // The contents before are next to the file until the new ones are complete.
            let copy = "\(folder)/lasso-demo/\(FileWriting.hash(of: path)).old", keptAs = path + ".kept-1"
            try Files.replace(copy, with: Array("before".utf8), mode: 0o600)
            let error = AccountError.interruptedSaving(path: path, keptAs: keptAs)
            await #expect(throws: error) { try await service.open() }
            #expect(try Files.read(keptAs) == Array("before".utf8))
            #expect(error.message.contains(path) && error.message.contains(keptAs))
            // The accounts themselves can be read.
            try await service.open()
            #expect(try await service.isTaken("ann"))
        }
    }
}
