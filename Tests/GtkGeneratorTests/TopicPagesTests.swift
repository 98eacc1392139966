import Testing

@testable import GtkGenerator

/// The pages of the documentation that list the wrappers.
@Suite struct TopicPagesTests {
    private func page(_ gtk: String) throws -> [String] { try Fixture(gtk: gtk).topics("Types-of-GTK.md") }

    @Test func aSubclassIsInTheSectionOfItsBase() throws {
        let page = try page(Fixture.type("Switch", "", parent: "Gtk.Widget"))
        #expect(
            page == [
                "# GTK", "Widgets, and the types that they use.", "## Topics", "### Widgets", "- ``Switch``",
                "- ``Widget``",
            ]
        )
    }

    @Test func anInterfaceIsListedWithTheClassOfPrivateObjects() throws {
        let page = try page(Fixture.type("Native", "", element: "interface"))
        #expect(page.suffix(3) == ["### Interfaces", "- ``AnyNative``", "- ``Native``"])
    }

    @Test func aCallbackWithoutAWrapperIsNotListed() throws {
        let page = try page(
            """
            <callback name="Work" c:type="GtkWork">
              <return-value transfer-ownership="none"><type name="none"/></return-value>
              <parameters/>
            </callback>
            """
        )
        #expect(!page.contains("### Callbacks"))
    }
}
