// Compiled with: -parse-as-library -default-isolation MainActor

import LassoGtk
import LassoInspector

// Inspecting-an-application.md: final class NotesApplication: ShellApplication {

final class InspectedApplication: ShellApplication {
    // Inspector.swift: override func prepare() async throws {
}
