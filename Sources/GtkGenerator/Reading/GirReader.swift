import Foundation

/// Reads a namespace from a GIR document.
///
/// Source: https://gi.readthedocs.io/en/latest/annotations/giannotations.html, and the schema `gir-1.2.rnc` of GLib.
struct GirReader {
    private let namespace: String

    static func read(_ path: String) throws -> Namespace {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw GeneratorError("\(path) cannot be read. Is libgtk-4-dev installed?")
        }
        return try read(data, from: path)
    }

    /// - Parameters:
    ///   - data: The document.
    ///   - path: The path of the document, for errors.
    static func read(_ data: Data, from path: String) throws -> Namespace {
        let root = try XMLTreeBuilder.parse(data, from: path)
        guard let element = root.child("namespace"), let name = element["name"] else {
            throw GeneratorError("\(path) has no namespace.")
        }
        return GirReader(namespace: name).namespace(element)
    }

    private func namespace(_ element: XMLElementNode) -> Namespace {
        var result = Namespace(name: namespace)
        for child in element.children {
            switch child.name {
            case "class": result.classes.append(classDeclaration(child))
            case "interface": result.interfaces.append(interfaceDeclaration(child))
            case "record": if child["glib:is-gtype-struct-for"] == nil { result.records.append(record(child)) }
            case "enumeration": result.enumerations.append(enumeration(child, isFlags: false))
            case "bitfield": result.enumerations.append(enumeration(child, isFlags: true))
            case "callback": result.callbacks.append(callback(child))
            case "function": result.functions.append(callable(child, .function))
            case "constant":
                if let name = child["name"], let value = child["value"].flatMap(Int64.init) {
                    result.constants[name] = value
                }
            case "alias": if let name = child["name"] { result.aliases["\(namespace).\(name)"] = type(of: child) }
            default: break
            }
        }
        return result
    }

    private func classDeclaration(_ element: XMLElementNode) -> ClassDeclaration {
        ClassDeclaration(
            namespace: namespace,
            name: element["name"] ?? "",
            cType: element["c:type"] ?? element["glib:type-name"] ?? "",
            typeName: element["glib:type-name"] ?? "",
            getType: element["glib:get-type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            isAbstract: element.isTrue("abstract"),
            parent: element["parent"].map(qualified),
            interfaces: element.children("implements").compactMap { $0["name"] }.map(qualified),
            isComplete: !element.children("field").isEmpty,
            referenceFunction: element["glib:ref-func"],
            unreferenceFunction: element["glib:unref-func"],
            constructors: callables(element, "constructor", .constructor),
            methods: callables(element, "method", .method),
            functions: callables(element, "function", .function),
            properties: element.children("property").map(property),
            signals: element.children("glib:signal").map { signal($0, of: element) }
        )
    }

    private func interfaceDeclaration(_ element: XMLElementNode) -> InterfaceDeclaration {
        InterfaceDeclaration(
            namespace: namespace,
            name: element["name"] ?? "",
            cType: element["c:type"] ?? "",
            typeName: element["glib:type-name"] ?? "",
            getType: element["glib:get-type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            prerequisites: element.children("prerequisite").compactMap { $0["name"] }.map(qualified),
            constructors: callables(element, "constructor", .constructor),
            methods: callables(element, "method", .method),
            functions: callables(element, "function", .function),
            properties: element.children("property").map(property),
            signals: element.children("glib:signal").map { signal($0, of: element) }
        )
    }

    private func record(_ element: XMLElementNode) -> RecordDeclaration {
        let fields = element.children("field").map { field in
            RecordDeclaration.Field(
                name: field["name"] ?? "",
                type: type(of: field),
                isPrivate: field.isTrue("private") || field["readable"] == "0"
            )
        }
        return RecordDeclaration(
            namespace: namespace,
            name: element["name"] ?? "",
            cType: element["c:type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            getType: element["glib:get-type"].flatMap { $0 == "intern" ? nil : $0 },
            fields: fields,
            isComplete: (!fields.isEmpty || element.child("union") != nil) && !element.isTrue("disguised")
                && !element.isTrue("opaque"),
            constructors: callables(element, "constructor", .constructor),
            methods: callables(element, "method", .method),
            functions: callables(element, "function", .function)
        )
    }

    private func enumeration(_ element: XMLElementNode, isFlags: Bool) -> EnumerationDeclaration {
        EnumerationDeclaration(
            namespace: namespace,
            name: element["name"] ?? "",
            cType: element["c:type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            getType: element["glib:get-type"],
            errorDomain: element["glib:error-domain"],
            isFlags: isFlags,
            members: element.children("member").map {
                .init(
                    name: $0["name"] ?? "",
                    value: $0["value"].flatMap(Int64.init) ?? 0,
                    cIdentifier: $0["c:identifier"] ?? ""
                )
            }
        )
    }

    private func callback(_ element: XMLElementNode) -> CallbackDeclaration {
        CallbackDeclaration(
            namespace: namespace,
            name: element["name"] ?? "",
            cType: element["c:type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            callable: callable(element, .callback)
        )
    }

    private func callables(_ element: XMLElementNode, _ name: String, _ kind: Callable.Kind) -> [Callable] {
        element.children(name).map { callable($0, kind) }
    }

    private func callable(_ element: XMLElementNode, _ kind: Callable.Kind) -> Callable {
        let parameters = element.child("parameters"), count = parameters?.children("parameter").count ?? 0
        let symbol = element["c:identifier"] ?? ""
        let (isMissingTaken, isMissingRefused) = (
            Corrections.missingArguments.contains(symbol), Corrections.presentArguments.contains(symbol)
        )
        return Callable(
            kind: kind,
            name: element["shadows"] ?? element["name"] ?? "",
            cIdentifier: element["c:identifier"] ?? element["c:type"] ?? "",
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            isIntrospectable: element["introspectable"] != "0",
            isShadowed: element["shadowed-by"] != nil || element["moved-to"] != nil,
            parameters: parameters?.children("parameter").map {
                var parameter = parameter($0, of: element["c:type"] ?? "", among: count)
                if isMissingTaken || isMissingRefused { parameter.isNullable = isMissingTaken }
                return parameter
            } ?? [],
            instance: parameters?.child("instance-parameter").map { parameter($0, of: symbol, among: count) },
            result: result(element, of: element["c:identifier"], among: count),
            canFail: element.isTrue("throws")
        )
    }

    private func result(_ element: XMLElementNode, of symbol: String? = nil, among count: Int) -> Callable.Result {
        let value = element.child("return-value")
        return Callable.Result(
            type: value.map { type(of: $0, among: count) } ?? TypeReference(name: "none"),
            transfer: value?["transfer-ownership"].flatMap(Transfer.init) ?? .none,
            isNullable: value?.isTrue("nullable") == true || symbol.map(Corrections.missingResults.contains) == true
        )
    }

    private func parameter(_ element: XMLElementNode, of owner: String, among count: Int) -> Parameter {
        let name = element["name"] ?? ""
        return Parameter(
            name: name,
            type: type(of: element, among: count),
            direction: element["direction"].flatMap(Parameter.Direction.init) ?? .in,
            transfer: element["transfer-ownership"].flatMap(Transfer.init) ?? .none,
            isNullable: element.isTrue("nullable") || Corrections.missingParameters.contains("\(owner):\(name)"),
            isCallerAllocated: element.isTrue("caller-allocates"),
            scope: element["scope"].flatMap(Parameter.Scope.init),
            closureIndex: index(element["closure"], among: count),
            destroyIndex: index(element["destroy"], among: count)
        )
    }

    /// Returns the index of a parameter; `nil` if there is no such parameter.
    private func index(_ text: String?, among count: Int) -> Int? {
        text.flatMap(Int.init).flatMap { (0..<count).contains($0) ? $0 : nil }
    }

    private func property(_ element: XMLElementNode) -> PropertyDeclaration {
        PropertyDeclaration(
            name: element["name"] ?? "",
            type: type(of: element),
            isReadable: element["readable"] != "0",
            isWritable: element.isTrue("writable"),
            isConstructOnly: element.isTrue("construct-only"),
            transfer: element["transfer-ownership"].flatMap(Transfer.init) ?? .none,
            getter: element["getter"],
            setter: element["setter"],
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            isIntrospectable: element["introspectable"] != "0"
        )
    }

    private func signal(_ element: XMLElementNode, of owner: XMLElementNode) -> SignalDeclaration {
        let name = element["name"] ?? "", parameters = element.child("parameters")?.children("parameter") ?? []
        return SignalDeclaration(
            name: name,
            parameters: parameters.map {
                parameter($0, of: "\(owner["c:type"] ?? "")::\(name)", among: parameters.count)
            },
            result: result(element, among: parameters.count),
            isDetailed: element.isTrue("detailed"),
            version: element["version"],
            isDeprecated: element.isTrue("deprecated"),
            isIntrospectable: element["introspectable"] != "0"
        )
    }

    /// Returns the type of an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - count: The number of parameters, of which one may be the length of an array.
    private func type(of element: XMLElementNode, among count: Int = .max) -> TypeReference {
        if let array = element.child("array") {
            return TypeReference(
                name: "array",
                cType: array["c:type"],
                arguments: [type(of: array)],
                array: TypeReference.ArrayShape(
                    lengthIndex: index(array["length"], among: count),
                    // An array without a length and a fixed size is zero-terminated unless declared otherwise.
                    isZeroTerminated: array["zero-terminated"].map { $0 == "1" }
                        ?? (array["length"] == nil && array["fixed-size"] == nil),
                    fixedSize: array["fixed-size"].flatMap(Int.init),
                    containerName: array["name"]
                )
            )
        }
        if element.child("varargs") != nil { return TypeReference(name: "varargs") }
        if element.child("callback") != nil { return TypeReference(name: "anonymous callback") }
        guard let type = element.child("type") else { return TypeReference(name: "none") }
        return TypeReference(
            name: qualified(type["name"] ?? "none"),
            cType: type["c:type"],
            arguments: type.children("type").map { inner in
                TypeReference(name: qualified(inner["name"] ?? "none"), cType: inner["c:type"])
            }
        )
    }

    /// Returns a type's name with its namespace. GIR omits the document's own namespace; fundamental types have none.
    private func qualified(_ name: String) -> String {
        if name.contains(".") || name == "none" || name == "utf8" || name == "filename" || name == "GType" {
            return name
        }
        // Only names of fundamental types start with a lowercase letter.
        return name.first?.isLowercase == true ? name : "\(namespace).\(name)"
    }
}
