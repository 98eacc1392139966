import Foundation
import PackagePlugin

/// An error that tells the user what to do.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

extension CommandPlugin {
    /// Creates the files of a screen or a flow in a target of the package.
    ///
    /// - Parameters:
    ///   - kind: The kind of what is created: `"screen"` or `"flow"`.
    ///   - context: The package.
    ///   - arguments: The arguments of the command.
    /// - Throws: An error if the arguments or the package don't permit that, or if a file can't be written.
    func create(_ kind: String, in context: PluginContext, _ arguments: [String]) throws {
        var options = ArgumentExtractor(arguments)
        let target = try target(named: options.extractOption(named: "target").last, in: context.package)
        guard options.remainingArguments.count == 1, let name = options.remainingArguments.first else {
            throw Failure(description: "Name the \(kind): swift package new-\(kind) Settings [--target TARGET]")
        }
        let program = try Process.run(
            context.tool(named: "LassoTemplates").url,
            arguments: [
                kind, name, "--target", target.moduleName, "--sources", target.directoryURL.path,
                "--tests", try tests(of: target, in: context.package).directoryURL.path,
                "--templates", try templates(of: context.package).path,
            ]
        )
        program.waitUntilExit()
        // The program has told why.
        if program.terminationStatus != 0 { Diagnostics.error("Nothing was created.") }
    }

    private func target(named name: String?, in package: Package) throws -> SwiftSourceModuleTarget {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
        let names = targets.map(\.name).joined(separator: ", ")
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                throw Failure(description: "The package has no target “\(name)”. It has: \(names).")
            }
            return target
        }
        let programs = targets.filter { $0.kind == .executable }
        guard let program = programs.first, programs.count == 1 else {
            throw Failure(description: "Name one of the targets with --target: \(names).")
        }
        return program
    }

    private func tests(of target: SwiftSourceModuleTarget, in package: Package) throws -> SwiftSourceModuleTarget {
        let tests = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.first { tests in
            tests.kind == .test
                && tests.dependencies.contains {
                    if case .target(let found) = $0 { found.id == target.id } else { false }
                }
        }
        guard let tests else {
            throw Failure(
                description:
                    "No tests depend on “\(target.name)”. Add a test target to Package.swift that depends on it "
                    + "and on the product LassoTestUtilities."
            )
        }
        return tests
    }

    /// Returns the folder with the templates, in the package of this plugin.
    private func templates(of package: Package) throws -> URL {
        var packages = [package], seen: Set<Package.ID> = []
        while let package = packages.popLast() {
            let templates = package.directoryURL.appendingPathComponent("Templates")
            if package.displayName == "LassoGtk", FileManager.default.fileExists(atPath: templates.path) {
                return templates
            }
            if seen.insert(package.id).inserted { packages += package.dependencies.map(\.package) }
        }
        throw Failure(description: "The templates of LassoGtk are missing. Check out LassoGtk again.")
    }
}
