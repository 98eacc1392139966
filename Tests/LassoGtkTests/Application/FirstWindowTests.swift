import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of what an application has when its first window opens.
@Suite(.display)
struct FirstWindowTests {
    @Test func theMenusOfTheFirstWindowHaveTheUsersOwnKeys() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let configuration = folder.path + "/org.lassogtk.KeysProgram"
        try Files.createFolder(configuration, mode: 0o700)
        try Files.replace(configuration + "/shortcuts", with: Array("new-task=<Control>t\n".utf8), mode: 0o600)
        let folders = ["XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path]
        let run = try StorageProgramRun("keys", folder.path, environment: folders)
        #expect(try run.awaitLine("keys") == "keys new-task=<Control>t")
        run.send(SIGKILL)
        _ = try run.end()
    }
}
