import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// User interface files.
@Suite(.serialized) struct BuilderTests {
    private let description = """
        <interface>
          <object class="GtkBox" id="form">
            <child><object class="GtkEntry" id="name"/></child>
            <child><object class="GtkButton" id="save"><property name="label">Save</property></object></child>
          </object>
        </interface>
        """

    init() throws { try GtkTesting.start() }

    @Test func objectsAreHandedOutByTheirIDsAsTheirClasses() throws {
        let builder = try Builder(string: description)
        let save = try builder.object("save", as: Button.self)
        #expect(save.label == "Save")
        #expect(try builder.object("form", as: Box.self) === save.parent)
        let editable = try builder.object("name", as: (any Editable).self)
        #expect(editable.parent === save.parent)
    }

    @Test func aMissingIDIsToldWithTheFileAndTheIDsThatThereAre() throws {
        let builder = try Builder(string: description)
        let error = #expect(throws: UserInterfaceError.self) { try builder.object("nmae", as: Entry.self) }
        #expect(error == .missingObject(id: "nmae", source: "the description", ids: ["form", "name", "save"]))
        #expect(error?.description == "the description has no object with the ID “nmae”. It has: form, name, save.")
    }

    @Test func aWrongTypeIsToldWithBothTypes() throws {
        let builder = try Builder(string: description)
        let error = #expect(throws: UserInterfaceError.self) { try builder.object("name", as: Button.self) }
        #expect(error?.description == "“name” in the description is a Entry, not a Button.")
    }

    @Test func aFileThatIsNoneIsToldWithItsPath() {
        let error = #expect(throws: UserInterfaceError.self) { try Builder(file: "/nowhere/window.ui") }
        #expect(error?.description.hasPrefix("/nowhere/window.ui cannot be used: ") == true)
        #expect(throws: UserInterfaceError.self) { try Builder(string: "<interface><object/></interface>") }
        #expect(throws: UserInterfaceError.self) { try Builder(resource: "/nowhere") }
    }
}
