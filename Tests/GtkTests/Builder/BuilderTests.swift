import Foundation
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of user interface files.
@Suite(.display) struct BuilderTests {
    private let description = """
        <interface>
          <object class="GtkBox" id="form">
            <child><object class="GtkEntry" id="name"/></child>
            <child><object class="GtkButton" id="save"><property name="label">Save</property></object></child>
          </object>
        </interface>
        """

    @Test func objectsAreHandedOutByTheirIDsAsTheirClasses() throws {
        let builder = try Builder(string: description)
        let save = try builder.object("save", as: Button.self)
        #expect(save.label == "Save")
        #expect(try builder.object("form", as: Box.self) === save.parent)
        let editable = try builder.object("name", as: (any Editable).self)
        #expect(editable.parent === save.parent)
    }

    @Test func anErrorOfAFileNamesTheFile() throws {
        let folder = try Folder()
        let file = try folder.write(description, to: "form.ui")
        let builder = try Builder(file: file)
        #expect(try builder.object("save", as: Button.self).label == "Save")
        let error = #expect(throws: UserInterfaceError.self) { try builder.object("name", as: Button.self) }
        #expect(error?.description == "“name” in \(file) is a Entry, not a Button.")
        let missing = #expect(throws: UserInterfaceError.self) { try builder.object("nmae", as: Entry.self) }
        #expect(missing?.description == "\(file) has no object with the ID “nmae”. It has: form, name, save.")
    }

    @Test func aResourceHandsOutItsObjectsForAsLongAsItIsRegistered() async throws {
        let folder = try Folder()
        try folder.write(description, to: "form.ui")
        let list = """
            <gresources><gresource prefix="/org/example/Test"><file>form.ui</file></gresource></gresources>
            """
        let source = try folder.write(list, to: "test.gresource.xml")
        let compiler = try Subprocess(
            argv: ["glib-compile-resources", "--sourcedir", folder.path, "--target", folder.path + "/test", source],
            flags: []
        )
        try await GtkTesting.result { try await compiler.waitCheck() }
        let resource = try Resource.load(folder.path + "/test")
        resource.register()
        let builder = try Builder(resource: "/org/example/Test/form.ui")
        #expect(try builder.object("save", as: Button.self).label == "Save")
        let error = #expect(throws: UserInterfaceError.self) { try builder.object("save", as: Entry.self) }
        #expect(
            error?.description == "“save” in the resource /org/example/Test/form.ui is a Button, not a Entry."
        )
        resource.unregister()
        #expect(throws: UserInterfaceError.self) { try Builder(resource: "/org/example/Test/form.ui") }
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

/// A folder that is deleted with the test.
private final class Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "builder-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        path = url.path
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult func write(_ text: String, to name: String) throws -> String {
        let file = path + "/" + name
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }
}
