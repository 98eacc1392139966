import Lasso
import LassoTestUtilities
import Testing

// The commands of a running application would be found, too.
@MainActor @Suite(.ownWindows)
struct CommandSearchTests {
    private let store = ChecklistStore(with: .init())

    private func titles(
        _ text: String,
        recentlyPerformed recent: [String] = [],
        of titles: [String]
    ) -> [String] {
        let commands = Commands {
            for (number, title) in titles.enumerated() { Command("\(title)", id: "\(number)") {} }
        }
        let available = CommandedController { commands }.availableCommands
        return available.matching(text, recentlyPerformed: recent).map(\.title)
    }

    @Test func theBestMatchIsFirst() {
        let all = ["Paste", "Step On", "Save Picture", "Open Spell Checker", "Split Tabs", "Spell Check"]
        #expect(
            titles("sp", of: all) == ["Split Tabs", "Spell Check", "Open Spell Checker", "Save Picture", "Step On"]
        )
        #expect(titles("sp ch", of: all) == ["Open Spell Checker", "Spell Check"])
    }

    @Test(
        arguments: [
            ("new t", "New Task"), ("nt", "New Task"), ("neta", "New Task"), ("ntk", "New Task"),
            ("NEW  TASK", "New Task"),
            ("task new", "New Task"), ("oft", "Öffne Tür"), ("ÖFFNE", "Offne"), ("e\u{301}t", "Été"),
            ("as j", "_As JSON…"), ("isik", "Işık"), ("IŞIK", "ışık"), ("strasse", "Straße"), ("STRAẞE", "Strasse"),
            ("aesop", "Æsop"), ("œuvre", "Oeuvre"), (" ", "New Task"),
        ]
    )
    func aQueryFinds(query: String, title: String) {
        #expect(titles(query, of: [title]).count == 1)
    }

    @Test(arguments: ["task x", "kt", "neww", "…", "?!", "\u{301}"])
    func aQueryDoesNotFindOtherTitles(query: String) {
        #expect(titles(query, of: ["New Task"]) == [])
    }

    @Test func ofEqualMatchesTheRecentOnesAreFirst() {
        let all = ["Open", "Options", "Reopen", "Open Folder"]
        #expect(
            titles("op", recentlyPerformed: ["3", "2", "1", "3"], of: all) == [
                "Open Folder", "Options", "Open", "Reopen",
            ]
        )
        #expect(titles("", recentlyPerformed: ["2"], of: all) == ["Reopen", "Open", "Options", "Open Folder"])
    }

    @Test func keywordsSubmenusAndSectionsAreFoundAfterTitles() {
        let commands = Commands(store) {
            Command("Leave", .didTapNew, keywords: ["exit"])
            Submenu("Export") { Command("As JSON…", .didTapNew) }
            Command("Exit Full Screen", .didTapNew)
        }
        let available = CommandedController { commands }.availableCommands
        #expect(available.matching("ex").map(\.title) == ["Exit Full Screen", "Leave", "As JSON…"])
        #expect(available.matching("json export").map(\.id) == ["as-json"])
    }

    @Test func theOptionsOfAChoiceAreFoundAndChosen() throws {
        let commands = Commands(store) {
            Choice("Size", ChecklistModule.Size.allCases, none: "Any", \.size) { .didChooseSize($0) }
        }
        let available = CommandedController { commands }.availableCommands
        let match = try #require(available.matching("size l").first)
        #expect(match.title == "Size: large")
        #expect(match.id == "size:large")
        match.perform()
        #expect(store.state.size == .large)
    }
}
