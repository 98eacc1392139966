import Testing

@testable import LassoGtk

/// Tests of the places of files as they are shown.
struct ShownPlacesTests {
    private let places = ShownPlaces(portalFolder: "/doc", home: "/home/billie")

    @Test func aNameMayBeginWithAnAccent() async {
        let shown = await places.place(of: FileReference(path: "/home/billie/\u{301}a"))
        #expect(shown.name == "\u{301}a" && shown.folder == "~")
    }

    @Test func aFolderMayBeginWithAnAccent() async {
        let shown = await places.place(of: FileReference(path: "/home/billie/\u{301}b/c"))
        #expect(shown.name == "c" && shown.folder == "~/\u{301}b")
    }
}
