import Foundation

/// Creates applications, screens, and flows from the templates of the library.
///
///     LassoTemplates application NAME --in FOLDER --library PATH --templates PATH [--id ID] [--developer NAME]
///     LassoTemplates screen NAME --target MODULE --sources FOLDER --tests FOLDER --templates PATH
///     LassoTemplates flow NAME --target MODULE --sources FOLDER --tests FOLDER --templates PATH
@main
struct LassoTemplates {
    static func main() {
        do {
            try create(Arguments(Array(CommandLine.arguments.dropFirst())))
        } catch {
            let text = (error as? Failure)?.description ?? error.localizedDescription
            FileHandle.standardError.write(Data("error: \(text)\n".utf8))
            exit(1)
        }
    }

    private static func create(_ arguments: Arguments) throws {
        guard arguments.words.count == 2 else {
            throw Failure(
                "Say what is to be created, and one name: “application”, “screen”, or “flow”, and ToDo, for example."
            )
        }
        let name = try TypeName(arguments.words[1]), templates = try arguments.required("--templates")
        switch arguments.words[0] {
        case "application":
            let folder = try arguments.required("--in")
            let application = try ApplicationTemplate(
                name,
                id: arguments.value(of: "--id"),
                developer: arguments.value(of: "--developer"),
                templates: templates,
                library: arguments.required("--library")
            )
            // A folder that doesn't exist is created.
            let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
            guard contents?.isEmpty != false else {
                throw Failure("The folder “\(folder)” isn't empty. Choose another one.")
            }
            try application.files(in: folder).write()
            print("\(name.title) is in \(folder). Launch it with:\n\n    cd \(folder.shellWord) && make run\n")
        case "screen":
            try tell(
                screen(name, templates, arguments).screenFiles(sources: sources(arguments), tests: tests(arguments))
            )
            print(
                "Place it, for example in a flow:\n\n    \(name.identifier)Module.createScreen().place(with: nextPushedInFlow)\n"
            )
        case "flow":
            try tell(screen(name, templates, arguments).flowFiles(sources: sources(arguments), tests: tests(arguments)))
            print("Start it, for example in a flow:\n\n    \(name.identifier)Flow().start(with: nextPushedInFlow)\n")
        default:
            throw Failure("“\(arguments.words[0])” isn't “application”, “screen”, or “flow”.")
        }
    }

    private static func screen(
        _ name: TypeName,
        _ templates: String,
        _ arguments: Arguments
    ) throws -> ScreenTemplate {
        try ScreenTemplate(name, target: arguments.required("--target"), templates: templates)
    }

    private static func sources(_ arguments: Arguments) throws -> String { try arguments.required("--sources") }
    private static func tests(_ arguments: Arguments) throws -> String { try arguments.required("--tests") }

    private static func tell(_ files: [Template.File]) throws {
        try files.write()
        for file in files { print("Created \(file.path)") }
    }
}
