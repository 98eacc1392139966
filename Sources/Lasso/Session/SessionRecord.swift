/// The windows that a ``WindowSession`` keeps in its storage.
struct SessionRecord: Hashable, Sendable {
    /// The windows that are open, in the order in which they were opened.
    var open: [KeptWindow] = []
    /// The windows that were closed last, by their identifiers.
    var closed: [String: KeptWindow] = [:]
}

extension StorageFormat<SessionRecord> {
    private static let version = 1

    /// The format of a session: lines of words, whose special characters are percent-encoded.
    static var session: StorageFormat {
        StorageFormat { record in
            let closed = record.closed.sorted { $0.key < $1.key }.map(\.value)
            let windows = record.open.flatMap { lines(of: $0, "open") } + closed.flatMap { lines(of: $0, "closed") }
            return Array((["windows \(version)"] + windows).map { $0 + "\n" }.joined().utf8)
        } decode: { bytes in
            guard let text = String(validating: bytes, as: UTF8.self) else { throw UnusableContents.damaged() }
            var lines = text.split(separator: "\n").map {
                $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            }[...]
            guard let first = lines.popFirst(), first.count == 2, first[0] == "windows", let found = Int(first[1])
            else { throw UnusableContents.damaged("It doesn't begin with its version") }
            guard found == version else { throw UnusableContents.unsupported(version: found) }
            return try record(of: lines)
        }
    }

    private static func lines(of window: KeptWindow, _ kind: String) -> [String] {
        let words = [
            kind, encoded(window.identifier),
            window.size.map { "\($0.width)x\($0.height)" } ?? "-",
            window.isMaximized ? "maximized" : "normal",
            window.path.map { "\($0)" } ?? "-",
        ]
        let sidebars = window.sidebarWidths.sorted { $0.key < $1.key }.map { "sidebar \(encoded($0)) \($1)" }
        let contents = window.contents.sorted { $0.key < $1.key }.map { "content \(encoded($0)) \(encoded($1))" }
        return [words.joined(separator: " ")] + sidebars + contents
    }

    private static func record(of lines: some Sequence<[String]>) throws -> SessionRecord {
        var record = SessionRecord()
        var (last, isOpen) = (KeptWindow?.none, false)
        func addLast() {
            guard let last else { return }
            if isOpen { record.open.append(last) } else { record.closed[last.identifier] = last }
        }
        for words in lines {
            switch words.first {
            case "open", "closed":
                addLast()
                (last, isOpen) = (try window(of: words), words[0] == "open")
            case "sidebar":
                guard words.count == 3, let width = pixels(words[2]), last != nil else {
                    throw damage(words)
                }
                last?.sidebarWidths[try location(words[1])] = width
            case "content":
                guard words.count == 3, last != nil else { throw damage(words) }
                last?.contents[try location(words[1])] = try decoded(words[2])
            default: throw damage(words)
            }
        }
        addLast()
        return record
    }

    private static func window(of words: [String]) throws -> KeptWindow {
        guard words.count == 5, ["maximized", "normal"].contains(words[3]) else { throw damage(words) }
        var window = KeptWindow(try decoded(words[1]))
        window.isMaximized = words[3] == "maximized"
        if words[2] != "-" {
            let numbers = words[2].split(separator: "x").map { pixels($0) ?? 0 }
            guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { throw damage(words) }
            window.size = WindowSize(width: numbers[0], height: numbers[1])
        }
        if words[4] != "-" { window.path = try NavigationPath(words[4]) }
        return window
    }

    /// Returns a number of pixels, as far as GTK has one; `nil` for another word.
    private static func pixels(_ word: some StringProtocol) -> Int? {
        Int32(word).flatMap { $0 >= 0 ? Int($0) : nil }
    }

    private static func damage(_ words: [String]) -> UnusableContents {
        .damaged("“\(words.joined(separator: " "))” is no window")
    }

    private static func encoded(_ text: String) -> String { PercentEncoding.encode(text, plain: "-._~/".utf8) }

    private static func location(_ word: String) throws -> String { KeptWindow.location(keptAs: try decoded(word)) }

    private static func decoded(_ word: String) throws -> String {
        guard let text = PercentEncoding.decode(word[...].utf8) else { throw damage([word]) }
        return text
    }
}
