import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of variants.
@Suite(.display) struct VariantTests {
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

    @Test func theChildrenOfAShortListOutliveIt() throws {
        let children = try Variant(parsing: "b'hello'").children
        #expect(children.compactMap { $0.get(UInt8.self) } == Array("hello\0".utf8))
        #expect(try Variant(parsing: "[(1, 2)]").children.first?.children.compactMap { $0.get(Int32.self) } == [1, 2])
    }

    @Test func aTypeHasTheTypesOfItsItems() {
        func items(_ type: String) -> [String] { VariantType(typeString: type).items.map { $0.dupString() } }
        #expect(items("(si)") == ["s", "i"])
        #expect(items("((ii)as)") == ["(ii)", "as"])
        #expect(items("{sv}") == ["s", "v"])
        for type in ["()", "r", "s", "as"] { #expect(items(type).isEmpty, "\(type)") }
    }
}
