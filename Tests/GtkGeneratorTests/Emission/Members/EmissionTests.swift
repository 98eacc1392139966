import Testing

@testable import GtkGenerator

/// Where the code of a member is: in each module that uses it, or in module `Gtk`.
struct EmissionTests {
    @Test func theCodeOfAMemberIsInTheModulesThatUseIt() throws {
        let thing = try Fixture(thing: Fixture.method("close")).thing
        #expect(thing.contains("extension Thing {\n"))
        #expect(thing.contains("@_alwaysEmitIntoClient\npublic func close() {"))
    }

    @Test func anOverriddenMemberAndTheOverridingOneBelongToTheirClasses() throws {
        let close = Fixture.method("close")
        let fixture = try Fixture(
            gtk: Fixture.type("Base", close) + Fixture.type("Thing", close, parent: "Base")
        )
        for text in [fixture.text("Gtk/Base.swift"), fixture.thing] {
            let line = text.split(separator: "\n").firstIndex { $0.hasSuffix("func close() {") }
            let previous = line.map { text.split(separator: "\n")[$0 - 1] }
            #expect(previous?.hasPrefix("///") == true)
            #expect(!text.contains("\nextension "))
        }
    }
}
