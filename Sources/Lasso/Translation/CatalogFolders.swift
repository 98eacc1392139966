internal import CIntl
import Glibc
import Synchronization

/// The folders with the catalogs of domains, as the C library looks for them.
enum CatalogFolders {
    private struct Places {
        /// The domains whose catalogs the C library has been told to look for.
        var domains: Set<String> = []
        /// The folder that the application has named.
        var application: String?
    }

    private static let places = Mutex(Places())

    /// Looks for the catalogs of a domain, if nobody has done so.
    static func find(_ name: String) {
        let (isNew, application) = places.withLock { ($0.domains.insert(name).inserted, $0.application) }
        guard isNew else { return }
        let folders = [application, besideProgram].compactMap(\.self)
        bind(name, to: folders.first { hasCatalogs(of: name, in: $0) })
    }

    /// Tells the C library where the catalogs of the application are: those of libraries may be there, too.
    ///
    /// - Parameters:
    ///   - name: The name of the domain.
    ///   - folder: The folder; `nil` for the one that belongs to the program, or else for that of the system.
    static func setApplication(_ name: String, folder: String?) {
        places.withLock {
            $0.domains.remove(name)
            $0.application = folder
        }
        if let folder { bind(name, to: folder) } else { find(name) }
    }

    /// Source: `bindtextdomain`, `bind_textdomain_codeset`.
    private static func bind(_ name: String, to folder: String?) {
        if let folder { bindtextdomain(name, folder) }
        // Whatever the locale uses.
        bind_textdomain_codeset(name, "UTF-8")
    }

    /// The folder `../share/locale` of the program's folder: where it is installed, and in the folder of a build.
    private static let besideProgram = ProgramFolder.share.map { $0 + "/locale" }

    private static func hasCatalogs(of name: String, in folder: String) -> Bool {
        var found = glob_t()
        defer { globfree(&found) }
        return glob("\(folder)/*/LC_MESSAGES/\(name).mo", GLOB_NOSORT, nil, &found) == 0
    }
}
