/// The files of a new screen or flow.
struct ScreenTemplate {
    private let name: TypeName
    private let title: String
    private let target: String
    private let templates: String

    /// Creates a description of a screen or flow.
    ///
    /// - Parameters:
    ///   - name: The name, without the endings of its types.
    ///   - title: The title that users see; `nil` for one like the name.
    ///   - target: The name of the module that it belongs to.
    ///   - templates: The path of the folder that contains the library's templates.
    init(_ name: TypeName, title: String? = nil, target: String, templates: String) {
        (self.name, self.title, self.target, self.templates) = (name, title ?? name.title, target, templates)
    }

    /// Returns the files of the screen: its module, store, view controller, and a test.
    ///
    /// - Parameters:
    ///   - sources: The path of the module's folder.
    ///   - tests: The path of the folder with the module's tests.
    /// - Returns: The files.
    /// - Throws: An error if the template can't be read.
    func screenFiles(sources: String, tests: String) throws -> [Template.File] {
        try files(of: "Screen", sources: sources, tests: tests)
    }

    /// Returns the files of the flow: its module, the flow, a test, and the screen that it begins with.
    ///
    /// - Parameters:
    ///   - sources: The path of the module's folder.
    ///   - tests: The path of the folder with the module's tests.
    /// - Returns: The files.
    /// - Throws: An error if a template can't be read.
    func flowFiles(sources: String, tests: String) throws -> [Template.File] {
        let start = ScreenTemplate(name.appending("Start"), title: title, target: target, templates: templates)
        return try files(of: "Flow", sources: sources, tests: tests)
            + start.screenFiles(sources: sources, tests: tests)
    }

    private func files(of kind: String, sources: String, tests: String) throws -> [Template.File] {
        let values = ["Template": name.identifier, "@TITLE@": title, "TargetModule": target]
        return try [("Sources", sources), ("Tests", tests)].flatMap { part, folder in
            try Template(folder: "\(templates)/\(kind)/\(part)").files(in: "\(folder)/\(name.identifier)", values)
        }
    }
}
