@testable import LassoGtk

/// An application with two kinds of places, whose preparation a test lets fail.
final class NotesApplication: ShellApplication {
    struct DatabaseError: Error, CustomStringConvertible {
        var description: String { "The database is damaged." }
    }

    var isDatabaseDamaged = false
    private(set) var openedFiles: [FileReference] = []
    private(set) var preparations = 0

    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.example.Notes",
            name: "Notes",
            version: "1.2.0",
            developer: "The Notes developers",
            summary: "Write things down",
            license: .mit,
            website: "https://example.org/notes",
            issues: "https://example.org/notes/issues",
            help: "https://example.org/notes/help",
            credits: [.init("Design", ["Billie"])],
            linkScheme: "notes"
        )
    }

    override class var opensFiles: Bool { true }
    override class var hasPreferences: Bool { true }
    override var commands: Commands { Commands { Command("Say Hello", "<Control>h") {} } }

    override func prepare() async throws {
        preparations += 1
        if isDatabaseDamaged { throw DatabaseError() }
    }

    override func start(in window: WindowController) {
        NotesFlow().start(with: root(of: window))
    }

    override func makePreferences() -> Controller { NotesPreferences() }

    override func open(_ files: [FileReference], in window: WindowController) { openedFiles += files }
}

final class NotesPreferences: ViewController {
    override func loadView() -> Widget { Label("Preferences") }
}

final class NotesFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { NavigationController(rootController: NotesPage()) }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == "today", let navigation = initialController as? NavigationController else {
            return .unknown
        }
        let page = NotesPage()
        page.pathComponent = component.name
        return .at(
            navigation.child(named: "today"),
            else: .show {
                navigation.push(page)
                return .at(page)
            }
        )
    }
}

final class NotesPage: ViewController {
    override func loadView() -> Widget { Label("Notes") }
}
