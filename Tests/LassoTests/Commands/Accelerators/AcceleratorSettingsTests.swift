import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct AcceleratorSettingsTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private var settings: AcceleratorSettings {
        get { WindowController.acceleratorSettings }
        nonmutating set { WindowController.acceleratorSettings = newValue }
    }

    private func accelerators(of id: String) -> CommandAccelerators? { window.availableCommands[id]?.accelerators }

    @Test func theUsersAcceleratorsReplaceTheDefaultOnesUntilTheyAreReset() throws {
        window.setRootController(CommandedController("New", "<Control>n"))
        try settings.set(["<Control>t", "F2"], for: "new", among: WindowController.commandScopes)
        #expect(accelerators(of: "new") == ["<Control>t", "F2"])
        #expect(window.availableCommands["new"]?.defaultAccelerators == "<Control>n")
        try settings.set([], for: "new", among: WindowController.commandScopes)
        #expect(accelerators(of: "new") == [])
        settings.reset("new")
        #expect(accelerators(of: "new") == "<Control>n")
    }

    @Test func anAcceleratorOfACommandThatCanBeAvailableTooIsAConflict() throws {
        let split = SplitController()
        split.setSidebarController(CommandedController("Find", "<Control>f"))
        split.setContentController(CommandedController("New", "<Control>n"))
        window.setRootController(split)
        window.windows.commands = Commands { Command(.quit) {} }
        // The preferences, from which accelerators are set, are in a dialog.
        window.present(CommandedController("Apply", "<Control>f"))

        #expect(throws: AcceleratorConflict(accelerator: "<Control>f", id: "find", title: "Find")) {
            try settings.set(["F3", "<Primary>F"], for: "new", among: WindowController.commandScopes)
        }
        #expect(throws: AcceleratorConflict(accelerator: "<Control>q", id: "quit", title: "Quit")) {
            try settings.set("<Control>q", for: "new", among: WindowController.commandScopes)
        }
        #expect(settings == AcceleratorSettings())
        // What is in the dialog is never available together with what is below it.
        try settings.set("<Control>n", for: "apply", among: WindowController.commandScopes)
        // An accelerator that the user has taken from a command is free.
        try settings.set("F4", for: "find", among: WindowController.commandScopes)
        try settings.set("<Control>f", for: "new", among: WindowController.commandScopes)
    }

    @Test func aCommandKeepsTheAcceleratorsThatItHas() throws {
        window.setRootController(CommandedController("New", "<Control>n"))
        window.windows.commands = Commands { Command("Other", "<Control>n") {} }
        try settings.set(["<Control>n", "F2"], for: "new", among: WindowController.commandScopes)
        #expect(accelerators(of: "new") == ["<Control>n", "F2"])
    }

    @Test func acceleratorsAreTakenFromAllCommandsThatHaveThem() {
        window.setRootController(
            CommandedController {
                Commands {
                    Command("New", "<Control>n") {}
                    Command("Find", ["<Control>f", "F3"]) {}
                    Command("Go", "<Control>g") {}
                }
            }
        )
        var taken = settings
        let owners = taken.take(["<Control>n", "<Control>f"], for: "go", among: WindowController.commandScopes)
        #expect(owners.map(\.id) == ["new", "find"])
        #expect(taken["new"] == [] && taken["find"] == "F3" && taken["go"] == ["<Control>n", "<Control>f"])
        #expect(taken.take([], for: "go", among: WindowController.commandScopes) == [])
    }

    @Test func theTextIsReadAgain() throws {
        var settings = AcceleratorSettings()
        try settings.set(["<Control>t", "F2"], for: "new", among: [])
        try settings.set([], for: "app.find", among: [])
        #expect(settings.text == "app.find=\nnew=<Control>t F2\n")
        #expect(try AcceleratorSettings(text: settings.text) == settings)
        #expect(try AcceleratorSettings(text: "\n # Mine\r\n new=<Ctrl>T\n")["new"] == "<Control>t")
    }

    @Test func changesOfTheSameSettingsAreMergedByCommand() throws {
        let base = try AcceleratorSettings(text: "new=F1\nfind=F2\ngo=F3\n")
        // Both have changed New. This one has reset Find and changed Quit, and the other one has reset Go.
        let mine = try AcceleratorSettings(text: "new=F5\ngo=F3\nquit=F4\n")
        let theirs = try AcceleratorSettings(text: "new=F6\nfind=F2\n")
        #expect(mine.merged(with: theirs, since: base).text == "new=F5\nquit=F4\n")
    }

    @Test(
        arguments: [
            ("new <Control>t", "Line 1: \"new <Control>t\" isn't a setting."),
            ("a=F1\n=F2", "Line 2: \"=F2\" isn't a setting."),
            ("a=F1\n\na=F2", "Line 3: an earlier line sets the accelerators of a too."),
            ("a=<Foo>n", "Line 1: \"<Foo>n\" isn't an accelerator: there is no modifier <Foo>."),
        ]
    )
    func aWrongLineIsNamed(text: String, message: String) throws {
        let error = #expect(throws: AcceleratorSettingsError.self) { try AcceleratorSettings(text: text) }
        #expect(error?.description.hasPrefix(message) == true)
    }
}
