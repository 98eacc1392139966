import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct PreferencesScreenStoreTests {
    @Test func theColorSchemeIsKeptAndFollowsOtherPrograms() {
        let settings = MemorySettings(["color-scheme": .string("dark")])
        let store = PreferencesScreenStore(in: settings)
        #expect(store.state.colorScheme == .dark)
        store.dispatchAction(.didChangeColorScheme(.light))
        #expect(settings[valueOf: "color-scheme"] == .string("light"))
        settings.set(.string("system"), of: "color-scheme")
        #expect(store.state.colorScheme == .system)
    }
}
