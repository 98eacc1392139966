import CGtk
import Foundation
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

private final class Person: ModelItem {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }
}

/// Tests of the Swift additions to GTK's classes.
@Suite(.display) struct ConvenienceTests {
    @Test func aGridPutsCellsWhereTheyHaveRoom() {
        let tall = Label("tall"), wide = Label("wide"), last = Label("last")
        let grid = Grid(columnSpacing: 6, rowSpacing: 3) {
            GridRow {
                GridCell(tall, rows: 2)
                GridCell(wide, columns: 2)
            }
            GridRow { last }
        }
        #expect(grid.childAt(column: 0, row: 1) === tall)
        #expect(grid.childAt(column: 2, row: 0) === wide)
        #expect(grid.childAt(column: 1, row: 1) === last)
        #expect(grid.columnSpacing == 6 && grid.rowSpacing == 3)
    }

    @Test func listsTakeTheirRows() {
        let list = ListBox {
            Label("one"); Label("other")
        }
        #expect((list.rowAtIndex(1)?.child as? Label)?.label == "other")
        let flow = FlowBox {
            Label("one"); Label("other")
        }
        #expect((flow.childAtIndex(1)?.child as? Label)?.label == "other")
    }

    @Test func aListStoreIsACollectionOfSwiftObjectsThatKeepTheirState() {
        let people = GioListStore(of: Person.self)
        people.append(contentsOf: ["Ada", "Grace", "Edsger"].map(Person.init))
        people.replaceSubrange(1..<2, with: [Person("Barbara")])
        let items = people.items(as: Person.self)
        #expect(items.map(\.name) == ["Ada", "Barbara", "Edsger"])
        #expect(items.count == 3 && items[2].name == "Edsger")
        let sorted = SortListModel(
            model: people,
            sorter: CustomSorter { (one: Person, other: Person) in one.name > other.name }
        )
        #expect(sorted.items(as: Person.self).map(\.name) == ["Edsger", "Barbara", "Ada"])
    }

    @Test func anItemGoesWithItsStore() {
        weak var person: Person?
        func use() {
            let people = GioListStore(of: Person.self)
            let new = Person("Ada")
            person = new
            people.append(new)
        }
        use()
        #expect(person == nil)
    }

    @Test func aVariantIsWhatItWasMadeOf() throws {
        #expect(Variant("text").get(String.self) == "text")
        #expect(Variant(["one": [1, 2], "other": []]).get([String: [Int]].self) == ["one": [1, 2], "other": []])
        #expect(Variant(true).get(String.self) == nil)
        #expect(Variant([String]()).typeString == "as")
        #expect(try Variant(parsing: "(1, 'a')").children.map(\.typeString) == ["i", "s"])
        #expect(throws: GLibError.self) { try Variant(parsing: "(1, ") }
        #expect(Variant(0.5) == Variant(0.5))
        #expect(Variant(Variant("inner")).get(Variant.self) == Variant("inner"))
    }

    @Test func anActionIsStartedWithItsParameterAndByItsKeys() throws {
        let application = GtkTesting.application
        var started: [String] = []
        application.addAction("probe", accelerators: ["<Control>p"]) { started.append("probe") }
        application.addAction("open") { (name: String) in started.append(name) }
        application.activateAction("probe")
        application.activateAction("open", parameter: Variant("file"))
        #expect(started == ["probe", "file"])
        #expect(application.accelsForAction("app.probe") == ["<Control>p"])
        let accelerator = try #require(Accelerator("<Shift><Control>F1"))
        #expect(accelerator == Accelerator(key: Key.f1, modifiers: [.shiftMask, .controlMask]))
        #expect(accelerator.description == "<Shift><Control>F1")
        #expect(Accelerator("nonsense-key") == nil)
    }

    @Test func aSettingIsReadWrittenAndWatched() throws {
        let folder = NSTemporaryDirectory() + "lasso-gtk-schema-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let schema = """
            <schemalist><schema id="org.lassogtk.Probe" path="/org/lassogtk/probe/">
              <key name="size" type="i"><range min="1" max="99"/><default>12</default></key>
              <key name="names" type="as"><default>[]</default></key>
            </schema></schemalist>
            """
        try Data(schema.utf8).write(to: URL(fileURLWithPath: folder + "/org.lassogtk.Probe.gschema.xml"))
        let compiler = try Process.run(URL(fileURLWithPath: "/usr/bin/glib-compile-schemas"), arguments: [folder])
        compiler.waitUntilExit()
        let source = try SettingsSchemaSource(directory: folder, trusted: true)
        let found = try #require(source.lookup("org.lassogtk.Probe", recursive: false))
        let settings = GioSettings(schema: found)
        let size = SettingsKey<Int32>("size"), names = SettingsKey<[String]>("names")
        var sizes: [Int32] = []
        settings.onChanged(size) { sizes.append($0) }
        #expect(settings[size] == 12)
        settings[size] = 20
        settings[names] = ["Ada"]
        #expect(settings[size] == 20 && settings[names] == ["Ada"] && sizes == [20])
        let error = #expect(throws: GLibError.self) { try GioSettings(installed: "org.lassogtk.Nowhere") }
        #expect(error?.message.contains("org.lassogtk.Nowhere") == true)
    }

    @Test func anAccessibleNameIsKept() {
        let button = Button("x")
        #expect(button.accessibleLabel == nil)
        button.accessibleLabel = "Close"
        button.accessibleDescription = "Closes the window"
        #expect(button.accessibleLabel == "Close" && button.accessibleDescription == "Closes the window")
        button.accessibleLabel = nil
        #expect(button.accessibleLabel == nil)
    }

    @Test func aDrawingFunctionDraws() throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 4)
        defer { cairo_surface_destroy(surface) }
        let context = try #require(CairoContext.wrapping(cairo_create(surface), transfer: .full))
        context.saved {
            context.setSource(RGBA(red: 1, green: 0, blue: 0, alpha: 1))
            context.rectangle(x: 0, y: 0, width: 4, height: 4)
            context.fill()
        }
        cairo_surface_flush(surface)
        let pixel = try #require(cairo_image_surface_get_data(surface))
        #expect(Array(UnsafeBufferPointer(start: pixel, count: 4)) == [0, 0, 255, 255])
    }
}
