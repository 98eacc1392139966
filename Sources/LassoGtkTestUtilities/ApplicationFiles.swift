import LassoGtk

/// A comparison of the desktop entry and the metainfo file of an application with its identity.
///
/// ```swift
/// @Test func theDesktopFilesMatch() {
///     let actions = NotesApplication.desktopActions
///     #expect(ApplicationFiles.complaints(about: NotesApplication.identity, actions: actions, in: "Resources") == [])
/// }
/// ```
public enum ApplicationFiles {
    /// Returns the differences between the identity of an application and its desktop files, as one line each.
    ///
    /// Names and summaries, the license, the developer, the links, the newest release, the scheme of links, and the
    /// actions of the desktop entry are compared.
    ///
    /// - Parameters:
    ///   - identity: The identity.
    ///   - actions: The application's ``/LassoGtk/ShellApplication/desktopActions``.
    ///   - folder: The path of the folder with the files `ID.desktop`, or else its template `ID.desktop.in`, and
    ///     `ID.metainfo.xml`. It is relative to the folder in which the tests run.
    /// - Returns: The differences; empty if the files match the identity. A file that can't be read is one, too.
    public static func complaints(
        about identity: ApplicationIdentity,
        actions: [String: NavigationPath] = [:],
        in folder: String
    ) -> [String] {
        let finished = "\(folder)/\(identity.id).desktop", template = finished + ".in"
        let entry = Files.exists(template) && !Files.exists(finished) ? template : finished
        return complaints(aboutDesktopEntry: entry, identity, actions)
            + complaints(aboutMetainfo: "\(folder)/\(identity.id).metainfo.xml", identity)
    }

    private static func complaints(
        aboutDesktopEntry path: String,
        _ identity: ApplicationIdentity,
        _ actions: [String: NavigationPath]
    ) -> [String] {
        let group = "Desktop Entry", file = KeyFile()
        do throws(GLibError) {
            try file.loadFromFile(path)
        } catch {
            return ["“\(path)”: \(error.message)"]
        }
        // A missing value is a difference, like a wrong one.
        func value(_ key: String) -> String? { try? file.string(for: group, key: key) }
        var complaints = [
            complaint(path, "Name", value("Name"), expected: identity.name),
            complaint(path, "Icon", value("Icon"), expected: identity.id),
        ]
        if !identity.summary.isEmpty {
            complaints.append(complaint(path, "Comment", value("Comment"), expected: identity.summary))
        }
        if let scheme = identity.linkScheme {
            let types = value("MimeType")?.split(separator: ";").map(String.init) ?? []
            let type = "x-scheme-handler/\(scheme)"
            if !types.contains(type) { complaints.append("“\(path)”: MimeType lacks “\(type)”.") }
        }
        let listed = value("Actions")?.split(separator: ";").map(String.init).filter { $0 != "new-window" } ?? []
        complaints.append(
            complaint(
                path,
                "Actions",
                listed.sorted().joined(separator: ";"),
                expected: actions.keys.sorted().joined(separator: ";")
            )
        )
        if let scheme = identity.linkScheme {
            for (name, place) in actions.sorted(by: { $0.key < $1.key }) {
                // A missing command is a difference, too.
                let command = try? file.string(for: "Desktop Action \(name)", key: "Exec")
                let link = command?.split(separator: " ").last.map(String.init)
                complaints.append(complaint(path, "Exec of \(name)", link, expected: "\(scheme)://\(place)"))
            }
        }
        return complaints.compactMap { $0 }
    }

    private static func complaints(aboutMetainfo path: String, _ identity: ApplicationIdentity) -> [String] {
        let metainfo: MetainfoFile
        do throws(MetainfoFile.Failure) {
            metainfo = try MetainfoFile(path)
        } catch {
            return ["“\(path)”: \(error)"]
        }
        var expected = [
            ("component/id", identity.id), ("component/name", identity.name),
            ("component/developer/name", identity.developer),
            ("component/launchable[desktop-id]", "\(identity.id).desktop"),
            ("component/releases/release", identity.version),
        ]
        if !identity.summary.isEmpty { expected.append(("component/summary", identity.summary)) }
        if let license = identity.license { expected.append(("component/project_license", license.id)) }
        for (kind, uri) in [
            ("homepage", identity.website), ("bugtracker", identity.issues), ("help", identity.help),
        ] {
            if let uri { expected.append(("component/url[\(kind)]", uri)) }
        }
        return expected.compactMap { complaint(path, $0, metainfo.texts[$0]?.first, expected: $1) }
    }

    private static func complaint(_ path: String, _ key: String, _ found: String?, expected: String) -> String? {
        guard found != expected else { return nil }
        return "“\(path)”: \(key) is \(found.map { "“\($0)”" } ?? "missing"), not “\(expected)”."
    }
}
