import LassoGtk
import Testing

/// Tests that Lasso, which can't ask GTK, reads accelerators as GTK does.
struct CommandAcceleratorNotationTests {
    @Test(
        arguments: [
            "<Control>n", "<Ctrl>N", "<Ctl>n", "<Primary>n", "<shift><control>F10", "<Shft>Delete", "<Alt>1",
            "<Alt>KP_Add", "<Super>space", "<Hyper>a", "<Meta>a", "XF86AudioPlay",
        ]
    )
    func theNormalTextIsTheSameAccelerator(text: String) throws {
        let accelerator = try #require(Accelerator(text))
        #expect(Accelerator(try CommandAccelerator(text).text) == accelerator)
    }

    @Test(arguments: StandardCommand.all)
    func theAcceleratorsOfAStandardCommandAreKnown(command: StandardCommand) {
        for accelerator in command.accelerators.all { #expect(Accelerator(accelerator.text) != nil) }
    }
}
