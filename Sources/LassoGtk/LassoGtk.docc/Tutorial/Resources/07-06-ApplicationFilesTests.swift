import LassoGtkTestUtilities
import Testing

@testable import ToDo

/// Tests of the files that are installed with the program.
struct ApplicationFilesTests {
    @Test func theDesktopEntryAndTheMetainfoFileMatchTheIdentity() {
        #expect(ApplicationFiles.complaints(about: ToDoApplication.identity, in: "Resources") == [])
    }
}
