import Foundation
import FoundationXML

/// An element of an XML document.
final class XMLElementNode {
    let name: String
    let attributes: [String: String]
    var children: [XMLElementNode] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func children(_ name: String) -> [XMLElementNode] { children.filter { $0.name == name } }

    func child(_ name: String) -> XMLElementNode? { children.first { $0.name == name } }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "1" }
}

/// Builds a tree of a document's elements. Their text, which is GTK's documentation, is ignored.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
    private var open: [XMLElementNode] = []
    private var root: XMLElementNode?

    static func parse(_ data: Data, from path: String) throws -> XMLElementNode {
        // XMLParser crashes with a name that isn't text.
        guard String(validating: data, as: UTF8.self) != nil else {
            throw GeneratorError("\(path) is not XML: it is not encoded in UTF-8.")
        }
        let parser = XMLParser(data: data)
        let builder = XMLTreeBuilder()
        parser.delegate = builder
        guard parser.parse(), let root = builder.root else {
            let reason = parser.parserError.map { "\($0)" } ?? "the document is empty"
            throw GeneratorError("\(path) is not XML: \(reason).")
        }
        return root
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = XMLElementNode(name: name, attributes: attributes)
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

/// An error that stops the generator, described by a sentence.
struct GeneratorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
