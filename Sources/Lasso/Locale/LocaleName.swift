import Glibc

/// The name of a locale, such as `de_AT.UTF-8@euro`.
struct LocaleName: Equatable {
    private let name: String
    /// The value of the environment variable `LANGUAGE`, a list of languages with colons between them.
    private let preferred: String

    init(_ name: String, preferred: String = "") { (self.name, self.preferred) = (name, preferred) }

    /// The locale of texts, which the thread has.
    static var messages: LocaleName {
        LocaleName(current(LC_MESSAGES), preferred: getenv("LANGUAGE").map { String(cString: $0) } ?? "")
    }

    /// The locale of numbers, which the thread has.
    static var numbers: LocaleName { LocaleName(current(LC_NUMERIC)) }

    /// The locale of dates and times, which the thread has.
    static var times: LocaleName { LocaleName(current(LC_TIME)) }

    /// The locale of the order of texts, which the thread has.
    static var order: LocaleName { LocaleName(current(LC_COLLATE)) }

    /// `setlocale` would return the process's locale instead, and isn't safe while another thread sets it.
    ///
    /// Source: `NL_LOCALE_NAME` in `langinfo.h`.
    private static func current(_ category: Int32) -> String {
        nl_langinfo(category << 16 | 0xFFFF).map { String(cString: $0) } ?? "C"
    }

    /// Whether it is the locale of programs that speak to programs. A program that sets none has it, too.
    ///
    /// Not every version of the C library agrees on `C.UTF-8`.
    var isPlain: Bool { name == "C" || name == "POSIX" || name.hasPrefix("C.") }

    /// Whether texts are translated in it.
    var hasTranslations: Bool { !isPlain }

    /// The names of the catalogs that the user prefers, the most preferred first: `de_AT`, then `de`.
    var languages: [String] {
        guard hasTranslations else { return [] }
        let names = preferred.split(separator: ":").map(String.init) + (preferred.isEmpty ? [name] : [])
        return names.flatMap { name in
            let variant = name.firstIndex(of: "@").map { name[$0...] } ?? ""
            let place = name.prefix { $0 != "." && $0 != "@" }
            let language = place.prefix { $0 != "_" }
            let candidates = ["\(place)\(variant)", "\(place)", "\(language)\(variant)", "\(language)"]
            return candidates.enumerated().filter { candidates.firstIndex(of: $1) == $0 }.map(\.element)
        }
    }
}
