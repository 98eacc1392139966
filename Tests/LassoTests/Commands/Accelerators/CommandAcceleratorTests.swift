import Lasso
import Testing

struct CommandAcceleratorTests {
    @Test(
        arguments: [
            ("<Ctrl>N", "<Control>n"), ("<Primary>n", "<Control>n"), ("<shift><control>F10", "<Control><Shift>F10"),
            ("<Control><Ctl>question", "<Control>question"), ("<Super><Alt>KP_Add", "<Alt><Super>KP_Add"),
            ("Delete", "Delete"), ("1", "1"),
        ]
    )
    func textsOfOneAcceleratorAreEqual(text: String, normal: String) throws {
        #expect(try CommandAccelerator(text) == CommandAccelerator(normal))
        #expect(try CommandAccelerator(text).text == normal)
    }

    @Test(
        arguments: [
            ("<Contrl>n", CommandAcceleratorError.unknownModifier("Contrl", in: "<Contrl>n")),
            ("<Control>", .noKey(in: "<Control>")), ("", .noKey(in: "")),
            ("<Control>?", .notAKey("?", in: "<Control>?")), ("Ctrl+N", .notAKey("Ctrl+N", in: "Ctrl+N")),
            ("<Control", .notAKey("<Control", in: "<Control")),
        ]
    )
    func otherTextsAreRejected(text: String, error: CommandAcceleratorError) {
        #expect(throws: error) { try CommandAccelerator(text) }
    }

    @Test func aRepeatedAcceleratorIsOne() {
        let accelerators: CommandAccelerators = ["<Control>n", "F2", "<Ctrl>N"]
        #expect(accelerators.all == ["<Control>n", "F2"])
    }
}
