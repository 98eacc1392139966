import Glibc

/// The names of files as the user knows them.
struct ShownPlaces {
    private static let userFolder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/run/user/\(getuid())"

    private let portalFolder: String
    private let home: String

    /// Creates the names.
    ///
    /// - Parameters:
    ///   - portalFolder: The folder where the document portal shows files.
    ///   - home: The user's home folder, which is shown as `~`.
    init(
        portalFolder: String = userFolder + "/doc",
        home: String = getenv("HOME").map { String(cString: $0) } ?? ""
    ) {
        (self.portalFolder, self.home) = (portalFolder, home)
    }

    /// Returns the name of a file and its folder; the name alone if the file comes through the portal, and its place on
    /// the host isn't known.
    func place(of file: FileReference) async -> (name: String, folder: String?) {
        if let path = file.path, path.hasPrefix(portalFolder + "/") {
            guard let host = await hostPath(of: file, path: path) else { return (file.name, nil) }
            return place(ofPath: host)
        }
        if let path = file.path { return place(ofPath: path) }
        return (file.name, file.file.parent?.parseName)
    }

    /// Returns the name and the folder of the file with a path, which begins with a slash.
    func place(ofPath path: String) -> (name: String, folder: String?) {
        let folder = path.folderOfPath, name = String(path.lastPartOfPath)
        let isInHome = folder == home || folder.utf8.starts(with: (home + "/").utf8)
        guard !home.isEmpty, isInHome else { return (name, folder) }
        return (name, "~" + folder.dropFirst(home.count))
    }

    /// Returns the place on the host of a file of the portal, or `nil` if the portal doesn't tell.
    ///
    /// Source: the attribute `user.document-portal.host-path`, `org.freedesktop.portal.Documents.GetHostPaths`.
    private func hostPath(of file: FileReference, path: String) async -> String? {
        let attribute = "xattr::document-portal.host-path"
        // A portal that has no such attribute, or no such method, doesn't tell. That isn't an error.
        let info = try? await file.file.queryInfo(attribute)
        if let host = info?.attributeAsString(for: attribute), host.isAbsolutePath { return host }
        let identifier = path.dropFirst(portalFolder.count + 1).prefix { $0 != "/" }
        guard !identifier.isEmpty, identifier.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
        let portal = BusObject(
            "org.freedesktop.portal.Documents",
            path: "/org/freedesktop/portal/documents",
            interface: "org.freedesktop.portal.Documents"
        )
        guard let arguments = try? Variant(parsing: "(['\(identifier)'],)", type: "(as)"),
            let reply = try? await portal.call("GetHostPaths", arguments)
        else { return nil }
        return Self.hostPath(reply: reply)
    }

    /// Returns the path in a reply of the portal, or `nil` if there is none.
    ///
    /// - Parameter reply: The reply to `GetHostPaths`.
    static func hostPath(reply: Variant) -> String? {
        guard let bytes = reply.children.first?.children.first?.children.last?.get([UInt8].self),
            bytes.first == UInt8(ascii: "/")
        else { return nil }
        return String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
