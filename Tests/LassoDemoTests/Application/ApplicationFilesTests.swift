import LassoGtk
import LassoGtkTestUtilities
import Testing

@testable import LassoDemo

struct ApplicationFilesTests {
    @Test func theDesktopEntryAndTheMetainfoFileMatchTheIdentity() {
        let (identity, actions) = (DemoApplication.identity, DemoApplication.desktopActions)
        #expect(ApplicationFiles.complaints(about: identity, actions: actions, in: "Resources") == [])
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
        let actions: [String: NavigationPath] = ["account": "/elsewhere", "unlisted": "/home"]
        // The name and the summary are in both files. The list of actions differs, and so does the link of each.
        #expect(ApplicationFiles.complaints(about: other, actions: actions, in: "Resources").count == 13)
        #expect(ApplicationFiles.complaints(about: other, in: "Nowhere").count == 2)
    }
}
