import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

struct ApplicationFilesTests {
    @Test func theDesktopEntryAndTheMetainfoFileMatchTheIdentity() {
        #expect(ApplicationFiles.complaints(about: DemoApplication.identity, in: "Resources") == [])
    }

    @Test func eachDifferenceIsTold() {
        let other = ApplicationIdentity(
            "org.lassogtk.Demo",
            name: "Other",
            version: "9.0.0",
            developer: "Nobody",
            summary: "Do other things",
            license: .mit,
            website: "https://example.org",
            issues: "https://example.org/issues",
            linkScheme: "other"
        )
        // The name and the summary are in both files.
        #expect(ApplicationFiles.complaints(about: other, in: "Resources").count == 10)
        #expect(ApplicationFiles.complaints(about: other, in: "Nowhere").count == 2)
    }
}
