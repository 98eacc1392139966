import Gtk

@testable import Lasso

/// The file of the user's own accelerators.
enum AcceleratorReader: Reader {
    nonisolated static let name = "Accelerators"

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        switch Result(catching: { () throws(AcceleratorSettingsError) in try AcceleratorSettings(text: text) }) {
        case .success(let settings):
            try require(
                try AcceleratorSettings(text: settings.text) == settings,
                "the settings are others when they are read again: \(settings.text)"
            )
            for accelerator in settings.accelerators.values.flatMap(\.all) { try check(accelerator) }
        case .failure(let error):
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            try require((1...lines).contains(error.line), "the error is in line \(error.line) of \(lines)")
            try require(error.description.contains("Line \(error.line): "), "“\(error)” doesn't name the line")
        }
    }

    private static func check(_ accelerator: CommandAccelerator) throws {
        try require(try CommandAccelerator(accelerator.text) == accelerator, "\(accelerator) isn't read again")
        // GTK knows the key, or it doesn't. It writes some keys in a way that it doesn't read: U+0679.
        guard let native = Accelerator(accelerator.text), let again = Accelerator("\(native)") else { return }
        try require(again == native, "GTK reads \(native) as another accelerator")
    }
}
