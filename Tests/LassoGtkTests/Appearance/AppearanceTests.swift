import LassoGtkTestUtilities
import Testing

@testable import Gtk
@testable import LassoGtk

/// Tests of the appearance, with a portal of their own on the bus of the tests.
@Suite(.display)
struct AppearanceTests {
    /// A portal whose values the test sets.
    private static let portal = """
        from gi.repository import Gio, GLib
        values = {"color-scheme": GLib.Variant("u", 1), "accent-color": GLib.Variant("(ddd)", (0.5, 0.25, 1.0))}
        xml = '<node><interface name="org.freedesktop.portal.Settings">' \\
            '<method name="ReadAll"><arg type="as"/><arg type="a{sa{sv}}" direction="out"/></method>' \\
            '<method name="Set"><arg type="s"/><arg type="v"/></method>' \\
            '<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>' \\
            '</interface></node>'
        NAME = "org.freedesktop.appearance"
        def called(bus, sender, path, interface, method, arguments, invocation):
            if method == "ReadAll":
                return invocation.return_value(GLib.Variant("(a{sa{sv}})", ({NAME: values},)))
            key, value = arguments.get_child_value(0).get_string(), arguments.get_child_value(1).get_variant()
            values[key] = value
            invocation.return_value(None)
            bus.emit_signal(None, path, interface, "SettingChanged", GLib.Variant("(ssv)", (NAME, key, value)))
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        node = Gio.DBusNodeInfo.new_for_xml(xml)
        bus.register_object("/org/freedesktop/portal/desktop", node.interfaces[0], called)
        Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, None, None)
        GLib.MainLoop().run()
        """

    private let keeper = AppearanceKeeper()
    private let object = BusObject(
        "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings"
    )

    private func set(_ key: String, _ value: String) async throws {
        let arguments = try Variant(parsing: "('\(key)', <\(value)>)", type: "(sv)")
        let object = object
        var isSet = false
        Task {
            _ = try await object.call("Set", arguments)
            isSet = true
        }
        try await GtkTesting.turnMainLoop(until: "\(key) is set") { isSet }
    }

    @Test func theDesktopAndTheApplicationDecide() async throws {
        let portal = try Subprocess(argv: ["/usr/bin/python3", "-c", Self.portal], flags: [])
        defer { portal.forceExit() }
        let settings = try #require(Settings.default)
        // The desktop decides about animations.
        GtkTesting.application.disablesAnimations = false
        settings.gtkEnableAnimations = true
        var seen: [Appearance] = []
        // Before the portal is there, nothing is preferred.
        let observation = keeper.observe { seen.append($0) }
        #expect(seen == [Appearance()])
        var isRead = true
        try await GtkTesting.turnMainLoop(until: "the portal is read") {
            if isRead, !keeper.appearance.isDark {
                isRead = false
                Task {
                    await keeper.readPortal()
                    isRead = true
                }
            }
            return keeper.appearance.isDark
        }
        #expect(settings.gtkApplicationPreferDarkTheme)
        #expect(keeper.appearance.accentColor == RGBA(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        let label = Label("")
        let accent = label.styleContext.lookupColor("accent_color")
        #expect(accent?.blue == 1)
        let sheet = StyleSheet(.text("", name: "main"), highContrast: .text("@define-color edge red;", name: "edge"))
        sheet.apply(following: keeper)
        defer { sheet.remove() }
        #expect(label.styleContext.lookupColor("edge") == nil)

        keeper.colorScheme = .light
        #expect(!settings.gtkApplicationPreferDarkTheme && !keeper.appearance.isDark)
        keeper.colorScheme = .system
        #expect(keeper.appearance.isDark)

        try await set("color-scheme", "uint32 2")
        try await GtkTesting.turnMainLoop(until: "it is light") { !keeper.appearance.isDark }
        try await set("contrast", "uint32 1")
        try await set("reduced-motion", "uint32 1")
        try await GtkTesting.turnMainLoop(until: "all is known") {
            keeper.appearance.hasHighContrast && keeper.appearance.reducesMotion
        }
        // Also after the application has asked for it.
        keeper.reducesMotion = true
        keeper.reducesMotion = false
        #expect(!settings.gtkEnableAnimations)
        #expect(label.styleContext.lookupColor("edge")?.red == 1)
        keeper.colorScheme = .dark
        #expect(keeper.appearance.isDark)
        #expect(seen.last == keeper.appearance)

        try await set("accent-color", "(2.0, 0.0, 0.0)")
        try await GtkTesting.turnMainLoop(until: "there is no accent") { keeper.appearance.accentColor == nil }
        // The application's own appearance has followed the portal, too.
        try await set("color-scheme", "uint32 0")
        try await set("contrast", "uint32 0")
        try await set("reduced-motion", "uint32 0")
        keeper.colorScheme = .system
        try await GtkTesting.turnMainLoop(until: "nothing is preferred") {
            keeper.appearance == AppearanceKeeper.shared.appearance && keeper.appearance == Appearance()
        }
        observation.cancel()
    }

    @Test(arguments: ["'1'", "true", "1", "(1, 0, 0)", "(0.5, 0.25)", "<uint32 2>", "@a{sv} {}"])
    func aValueOfAnotherTypeChangesNothing(value: String) throws {
        var appearance = PortalAppearance()
        let values = ["color-scheme": "uint32 1", "contrast": "uint32 1", "reduced-motion": "uint32 1"]
        for (key, value) in values { appearance.set(key, to: try Variant(parsing: value)) }
        appearance.set("accent-color", to: try Variant(parsing: "(0.5, 0.25, 1.0)"))
        let known = appearance
        #expect(known.prefersDark == true && known.accentColor != nil)
        for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
            appearance.set(key, to: try Variant(parsing: value))
            #expect(appearance == known, "\(key)")
        }
    }

    @Test func motionIsReducedIfAnimationsAreTurnedOff() throws {
        let settings = try #require(Settings.default)
        settings.gtkEnableAnimations = true
        let observation = keeper.observe { _ in }
        defer { observation.cancel() }
        #expect(!keeper.appearance.reducesMotion)
        settings.gtkEnableAnimations = false
        #expect(keeper.appearance.reducesMotion)
    }

    @Test func motionIsReducedAsLongAsTheApplicationAsksForIt() throws {
        let settings = try #require(Settings.default)
        settings.resetProperty("gtk-enable-animations")
        let observation = keeper.observe { _ in }
        defer { observation.cancel() }
        keeper.reducesMotion = true
        #expect(!settings.gtkEnableAnimations && keeper.appearance.reducesMotion)
        keeper.reducesMotion = false
        #expect(settings.gtkEnableAnimations && !keeper.appearance.reducesMotion)
    }

    @Test func aTestHasNoAnimationsAfterMotionWasReduced() throws {
        let settings = try #require(Settings.default), application = GtkTesting.application
        application.reducesMotion = true
        application.reducesMotion = false
        #expect(!settings.gtkEnableAnimations)
        // Otherwise, the desktop decides.
        application.disablesAnimations = false
        #expect(settings.gtkEnableAnimations)
    }

    @Test func aThemeWithInverseColorsIsDark() throws {
        let settings = try #require(Settings.default)
        let observation = keeper.observe { _ in }
        defer {
            settings.resetProperty("gtk-theme-name")
            observation.cancel()
        }
        settings.gtkThemeName = "HighContrastInverse"
        #expect(keeper.appearance.isDark)
        settings.gtkThemeName = "HighContrast"
        #expect(!keeper.appearance.isDark)
    }
}
