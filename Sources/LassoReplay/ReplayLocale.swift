import CGtk
import Glibc
import LassoGtk
import LassoRecording

/// The locale of a tape, in which it is replayed, so that texts are the same.
enum ReplayLocale {
    /// Sets the locale of the program. Without one on the tape, or if it isn't installed, it is the user's.
    ///
    /// - Parameters:
    ///   - header: The header of the tape.
    ///   - domain: The domain of the application's translations; `nil` for the identifier of the application.
    ///
    /// Source: `setlocale`, `gtk_disable_setlocale`.
    static func set(of header: TapeHeader, _ domain: TranslationDomain?) {
        if let languages = header.preferredLanguages { setenv("LANGUAGE", languages, 1) } else { unsetenv("LANGUAGE") }
        if let locale = header.locale, setlocale(LC_ALL, locale) != nil {
            // GTK would set the user's.
            gtk_disable_setlocale()
        } else if let locale = header.locale {
            StandardError.report(
                "The locale \(locale) of the tape isn't installed here, so texts may differ. Install it, or record the run "
                    + "in another one."
            )
        }
        let name = header.application
        if let domain = domain ?? (name.isEmpty || name.contains("/") ? nil : TranslationDomain(name)) {
            TranslationDomain.setApplicationDomain(domain)
        }
    }

    /// Whether texts are translated in the locale of the program.
    static var isTranslated: Bool {
        let name = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
        return !(name == "C" || name == "POSIX" || name.hasPrefix("C.") || name.hasPrefix("en"))
    }
}
