import LassoGtk
import Testing

@testable import LassoDemo

struct InstalledApplicationTests {
    private func application(_ id: String, _ title: String, _ detail: String? = nil) -> InstalledApplication {
        InstalledApplication(id: id, title: title, detail: detail, icon: nil)
    }

    @Test func applicationsAreFoundByNameAndDescription() {
        let all = [
            application("1", "Web Maps"), application("2", "Music", "Plays songs"), application("3", "maps"),
            application("4", "Atlas", "Shows MAPS"), application("3", "maps again"),
        ]
        #expect(InstalledApplication.found("maps", among: all).map(\.id) == ["3", "4", "1"])
    }

    @Test func applicationsAreInTheOrderOfTheLanguage() {
        // `LocaleOrder` tells the two in the middle apart, also in a test without a language.
        let titles = ["apple", "Maps", "maps", "Zebra"]
        for all in [titles, Array(titles.reversed())] {
            let found = InstalledApplication.found("tool", among: all.map { application($0, $0, "a tool") })
            #expect(found.map(\.title) == titles)
        }
    }

    @Test func theDetailsOfAnApplicationThatIsMissingCannotBeRead() async {
        await #expect(throws: ApplicationDetails.NotInstalled(name: "Atlas")) {
            try await ApplicationDetails.read(of: application("org.example.Missing.desktop", "Atlas"))
        }
    }
}
