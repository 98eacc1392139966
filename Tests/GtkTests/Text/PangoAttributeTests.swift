import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of attributes of texts.
@Suite(.display) struct PangoAttributeTests {
    @Test func attributesOfATextAreMadeInSwift() {
        let attributes = PangoAttrList()
        attributes.insert(.weight(.bold).in(0..<4))
        attributes.insert(.foreground(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        attributes.insert(.size(20).in(5..<9))
        attributes.insert(.family("Monospace"))
        let text = attributes.toString()
        #expect(text.contains("0 4 weight bold"))
        #expect(text.contains("foreground #ffff00000000"))
        #expect(text.contains("5 9 size 20480"))
        #expect(text.contains("family \"Monospace\""))
        #expect(PangoAttribute.underline(.single).equal(.underline(.single)))
        #expect(!PangoAttribute.underline(.single).equal(.underline(.double)))
        #expect(PangoAttribute.scale(2).endIndex == PangoAttribute.endOfText)
    }
}
