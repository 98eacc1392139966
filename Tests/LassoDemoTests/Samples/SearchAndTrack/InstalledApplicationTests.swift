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
        let titles = ["Zebra", "apple", "Äpfel", "Apricot", "éclair"]
        let all = titles.map { application($0, $0, "a tool") }
        #expect(
            InstalledApplication.found("tool", among: all).map(\.title) == titles.sorted(by: LocaleOrder.isIncreasing)
        )
    }

    @Test func theDetailsOfAnApplicationThatIsMissingCannotBeRead() async {
        await #expect(throws: ApplicationDetails.NotInstalled(name: "Atlas")) {
            try await ApplicationDetails.read(of: application("org.example.Missing.desktop", "Atlas"))
        }
    }
}
