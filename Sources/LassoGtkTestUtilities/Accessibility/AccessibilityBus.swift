import Glibc
import Gtk
import LassoGtk

/// The bus on which assistive technologies read the objects of programs, here those of this program itself.
///
/// Source: AT-SPI, `org.a11y.Bus` and `org.a11y.atspi.Accessible`.
@MainActor
final class AccessibilityBus {
    /// A reference to an object of a program.
    private struct Reference {
        let program: String
        let path: String

        init?(_ variant: Variant) {
            guard let program = variant.children.first?.get(String.self),
                let path = variant.children.last?.get(String.self)
            else { return nil }
            (self.program, self.path) = (program, path)
        }
    }

    private let connection: BusConnection

    /// Reads a window of this program while the main loop runs.
    ///
    /// - Parameters:
    ///   - window: The window, which is shown.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Returns: The object of the window; `nil` if assistive technologies don't see the window.
    /// - Throws: `GLibError` if the bus can't be used.
    static func read(
        _ window: Window,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws -> AccessibleObject? {
        var result: Result<AccessibleObject?, any Error>?
        let reading = Task {
            do { result = .success(try await AccessibilityBus().object(of: window)) } catch { result = .failure(error) }
        }
        defer { reading.cancel() }
        // This program answers, too, so its main loop has to run.
        try await GtkTesting.turnMainLoop(until: "the window is read", file: file, line: line) { result != nil }
        return try result?.get()
    }

    /// Connects to the bus.
    ///
    /// - Throws: `GLibError` if there is none.
    init() async throws {
        let bus = BusObject("org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus")
        let address = try await bus.call("GetAddress", Variant(parsing: "()"))
        connection = try await BusConnection(to: address.children.first?.get(String.self) ?? "")
    }

    /// Returns what assistive technologies read of a window of this program.
    ///
    /// - Parameter window: The window, which is shown. Its description is another one for a moment, because a window
    ///   can't be recognized by anything else.
    /// - Returns: The object of the window; `nil` if assistive technologies don't see the window.
    /// - Throws: `GLibError` if the bus can't be used.
    func object(of window: Window) async throws -> AccessibleObject? {
        let description = window.accessibleDescription
        let mark = "window \(UInt64.random(in: 0...UInt64.max))"
        window.accessibleDescription = mark
        defer { window.accessibleDescription = description }
        for program in try await programs() {
            for reference in try await children(of: program) where try await texts(of: reference).description == mark {
                return try await object(at: reference)
            }
        }
        return nil
    }

    /// The topmost objects of this process.
    private func programs() async throws -> [Reference] {
        let registry = BusObject(
            "org.a11y.atspi.Registry",
            path: "/org/a11y/atspi/accessible/root",
            interface: "org.a11y.atspi.Accessible",
            on: connection
        )
        let all = try await registry.call("GetChildren", Variant(parsing: "()"))
        var own: [Reference] = []
        for reference in all.children.first?.children.compactMap(Reference.init) ?? [] {
            let bus = BusObject(
                "org.freedesktop.DBus",
                path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus",
                on: connection
            )
            let arguments = try Variant(parsing: "('\(reference.program)',)")
            let process = try await bus.call("GetConnectionUnixProcessID", arguments)
            if process.children.first?.get(UInt32.self) == UInt32(getpid()) { own.append(reference) }
        }
        return own
    }

    private func object(at reference: Reference) async throws -> AccessibleObject {
        let texts = try await texts(of: reference)
        let role = try await call("GetRole", reference).children.first?.get(UInt32.self) ?? 0
        let states = try await call("GetState", reference).children.first?.children.compactMap { $0.get(UInt32.self) }
        var children: [AccessibleObject] = []
        for child in try await self.children(of: reference) { children.append(try await object(at: child)) }
        let bits = (states ?? []).enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (32 * $1.offset) }
        return AccessibleObject(
            name: texts.name,
            role: AccessibleObjectRole(rawValue: role),
            states: AccessibleObjectStates(rawValue: bits),
            children: children
        )
    }

    private func children(of reference: Reference) async throws -> [Reference] {
        try await call("GetChildren", reference).children.first?.children.compactMap(Reference.init) ?? []
    }

    private func texts(of reference: Reference) async throws -> (name: String, description: String) {
        let object = BusObject(
            reference.program,
            path: reference.path,
            interface: "org.freedesktop.DBus.Properties",
            on: connection
        )
        let properties = try await object.call("GetAll", Variant(parsing: "('org.a11y.atspi.Accessible',)"))
        func text(_ name: String) -> String {
            let entry = properties.children.first?.children.first { $0.children.first?.get(String.self) == name }
            return entry?.children.last?.children.first?.get(String.self) ?? ""
        }
        return (text("Name"), text("Description"))
    }

    private func call(_ method: String, _ reference: Reference) async throws -> Variant {
        let object = BusObject(
            reference.program,
            path: reference.path,
            interface: "org.a11y.atspi.Accessible",
            on: connection
        )
        return try await object.call(method, Variant(parsing: "()"))
    }
}
