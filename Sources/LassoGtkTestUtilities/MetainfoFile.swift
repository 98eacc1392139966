import CGtk
import LassoGtk

/// The texts in a metainfo file.
///
/// Source: `GMarkupParseContext`.
struct MetainfoFile {
    /// The texts of the elements at a path, in the order of the file: `"component/name"`.
    ///
    /// The type of an element follows its name in brackets: `"component/url[homepage]"`. The text of a release is its
    /// version. Translations are left out.
    let texts: [String: [String]]

    /// Reads a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``Failure`` if there is no file, or it isn't valid.
    init(_ path: String) throws(Failure) {
        let bytes = try Self.read(path)
        let collector = Collector()
        var parser = GMarkupParser()
        parser.start_element = { _, name, keys, values, data, _ in
            let attributes = Collector.attributes(keys, values)
            Collector.from(data)?.begin(name.map { String(cString: $0) } ?? "", attributes)
        }
        parser.end_element = { _, _, data, _ in Collector.from(data)?.end() }
        parser.text = { _, text, length, data, _ in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
            Collector.from(data)?.add(String(decoding: bytes, as: UTF8.self))
        }
        // The context keeps the address of the functions.
        let error = withUnsafePointer(to: parser) { Self.parse(bytes, with: $0, into: collector) }
        if let error {
            defer { g_error_free(error) }
            throw .notValid(String(cString: error.pointee.message))
        }
        texts = collector.texts
    }
}

extension MetainfoFile {
    /// Parses the contents of a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents.
    ///   - parser: The functions that the parser calls.
    ///   - collector: The object that the functions pass the texts to.
    /// - Returns: The error, which the caller frees; `nil` if the contents are valid.
    private static func parse(
        _ bytes: [UInt8],
        with parser: UnsafePointer<GMarkupParser>,
        into collector: Collector
    ) -> UnsafeMutablePointer<GError>? {
        let data = Unmanaged.passUnretained(collector).toOpaque()
        let context = g_markup_parse_context_new(parser, GMarkupParseFlags(rawValue: 0), data, nil)
        defer { g_markup_parse_context_free(context) }
        var error: UnsafeMutablePointer<GError>?
        let isRead = bytes.withUnsafeBytes { buffer in
            g_markup_parse_context_parse(context, buffer.baseAddress, gssize(buffer.count), &error)
        }
        if isRead != 0 { g_markup_parse_context_end_parse(context, &error) }
        return error
    }

    /// The reason why a file has no texts.
    enum Failure: Error, CustomStringConvertible {
        case notFound
        case notRead(GLibError)
        case notValid(String)

        var description: String {
            switch self {
            case .notFound: "There is no such file."
            case .notRead(let error): error.message
            case .notValid(let message): message
            }
        }
    }

    private static func read(_ path: String) throws(Failure) -> [UInt8] {
        do {
            if let bytes = try Files.read(path) { return bytes }
        } catch {
            throw .notRead(error)
        }
        throw .notFound
    }
}

/// The texts that a parser has found so far. The parser calls it on the thread that parses.
private nonisolated final class Collector {
    var texts: [String: [String]] = [:]
    private var path: [String] = []
    private var text = ""
    private var translations = 0

    static func from(_ data: UnsafeMutableRawPointer?) -> Collector? {
        data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    static func attributes(
        _ keys: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
        _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> [String: String] {
        var attributes: [String: String] = [:]
        var index = 0
        while let key = keys?[index], let value = values?[index] {
            attributes[String(cString: key)] = String(cString: value)
            index += 1
        }
        return attributes
    }

    func begin(_ name: String, _ attributes: [String: String]) {
        path.append(attributes["type"].flatMap { path.isEmpty ? nil : "\(name)[\($0)]" } ?? name)
        if attributes["xml:lang"] != nil || translations > 0 { translations += 1 }
        text = ""
        if let version = attributes["version"] { texts[path.joined(separator: "/"), default: []].append(version) }
    }

    func add(_ part: String) { text += part }

    func end() {
        let found = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if translations == 0, !found.isEmpty { texts[path.joined(separator: "/"), default: []].append(found) }
        if translations > 0 { translations -= 1 }
        path.removeLast()
        text = ""
    }
}
