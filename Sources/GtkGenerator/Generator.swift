/// Generates Swift files from GIR files: reads the namespaces, selects the types, and writes a file for each, with one
/// for all enumerations of a namespace.
struct Generator {
    private static let namespaces = [
        "Gtk-4.0", "Gdk-4.0", "Gsk-4.0", "Gio-2.0", "GObject-2.0", "GLib-2.0", "Pango-1.0", "GdkPixbuf-2.0",
        "Graphene-1.0",
        "cairo-1.0",
    ]

    private let library: Library
    private let resolver: ShapeResolver
    private let coverage = Coverage()

    init(girFolder: String) throws {
        try self.init(try Self.namespaces.map { try GirReader.read("\(girFolder)/\($0).gir") })
    }

    init(_ namespaces: [Namespace]) throws(GeneratorError) {
        library = try Library(namespaces)
        resolver = ShapeResolver(library: library)
    }

    /// The texts of the generated files, by their path in the generated folder.
    struct Files {
        var wrappers: [String: String]
        /// The tables that drive the tests of module `Gtk`.
        var tests: [String: String]
        /// The table that drives the test of a package that uses module `Gtk` in a release build.
        var consumer: [String: String]
        /// The pages of the documentation that list the wrappers.
        var topics: [String: String]
    }

    func files() -> Files {
        let overrides = Overrides(library)
        let writer = TypeWriter(resolver, coverage: coverage, overrides: overrides)
        var files: [String: String] = [:]
        var topics = TopicPages(library)
        func add(_ declaration: any Declaration, _ text: String?) {
            guard let text else { return }
            let name = resolver.name(declaration)
            // The messages of programming errors name the file, and so the type.
            files["\(declaration.namespace)/\(name).swift"] = text
            topics.add(declaration, named: name)
        }
        let selected = library.namespaces.map { namespace in
            (
                classes: namespace.classes.filter(isGenerated), interfaces: namespace.interfaces.filter(isGenerated),
                others: namespace
            )
        }
        let classes = selected.flatMap(\.classes)
        // Parents first: the names of a class's members are taken for its subclasses.
        let parentsFirst = classes.sorted { library.lineage(of: $0).count < library.lineage(of: $1).count }
        // Once before, to find out which members are overridden.
        let finder = TypeWriter(resolver, coverage: Coverage(), overrides: overrides)
        for declaration in parentsFirst { _ = finder.file(declaration) }
        for declaration in parentsFirst { add(declaration, writer.file(declaration)) }
        for declaration in selected.flatMap(\.interfaces) { add(declaration, writer.file(declaration)) }
        for namespace in library.namespaces {
            for declaration in namespace.records.filter(isGenerated) { add(declaration, writer.file(declaration)) }
            let enumerations = namespace.enumerations.filter(isGenerated)
            if !enumerations.isEmpty {
                files["\(namespace.name)/\(namespace.name)Enumerations.swift"] = writer.file(enumerations)
                for declaration in enumerations { topics.add(declaration, named: resolver.name(declaration)) }
            }
            for declaration in namespace.callbacks.filter(isGenerated) { add(declaration, writer.file(declaration)) }
        }
        for namespace in library.namespaces {
            for group in FunctionGroup.all {
                let functions = group.functions(of: namespace)
                if functions.isEmpty { continue }
                let suffix = group.isExtension ? "+Functions" : ""
                let path = "\(namespace.name)/\(group.name)\(suffix).swift"
                precondition(files[path] == nil, "\(path): A type has the name of this group of functions.")
                files[path] = writer.file(group, functions)
                if !group.isExtension { topics.add(functions: group.name, in: namespace.name) }
            }
        }
        files["WrapperClasses+Registration.swift"] = writer.registration(classes, selected.flatMap(\.interfaces))
        for namespace in library.namespaces where namespace.name == "Gdk" {
            files["Gdk/Key.swift"] = writer.keys(namespace.constants)
            topics.add(enumeration: "Key", in: namespace.name)
        }
        files["COVERAGE.md"] = report.text
        return Files(
            wrappers: files,
            tests: writer.tables.files,
            consumer: writer.consumerTable.files,
            topics: topics.files
        )
    }

    var figures: String { report.figures }

    var shortfalls: [String] { coverage.shortfalls }

    private var report: CoverageReport {
        CoverageReport(
            coverage: coverage,
            types: library.namespaces.map { TypeCoverage($0, in: library) },
            functions: library.namespaces.map { FunctionCoverage($0) },
            version: "4.0 (GTK 4.8)"
        )
    }

    private func isGenerated(_ declaration: any Declaration) -> Bool {
        library.isSelected(declaration) && !Selection.handWritten.contains(declaration.qualifiedName)
    }
}
