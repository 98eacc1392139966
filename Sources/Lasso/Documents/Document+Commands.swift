extension Document {
    /// The commands New, Open, Open Recent, Save, Save As, and Revert to Saved, for the table of the controller that
    /// shows the document. Their accelerators are those of ``StandardCommand``, unless
    /// ``Commands/withAccelerators(_:)`` gives them others.
    public var commands: Commands {
        Commands(self) {
            Section {
                Command(.new, .new)
                Command(.open, .open)
                Submenu(.translating("Open _Recent", in: .lasso)) {
                    for (index, file) in state.recentFiles.prefix(10).enumerated() {
                        Command("\(Self.title(of: file))", .openFile(file), id: "open-recent-\(index + 1)")
                    }
                }
            }
            Section {
                Command(.save, .save, isEnabled: \.canSave)
                Command(.saveAs, .saveAs)
                Command(.revert, .revert, isEnabled: \.canRevert)
            }
        }
    }

    /// The reply of the controller that shows the document when the user wants to leave it: changes that aren't saved
    /// are asked about.
    public var leaving: Leaving {
        guard state.isEdited || state.isBusy else { return .allowed }
        return .ask { [self] in await leave { [self] in await letGo() } }
    }

    /// Returns the name of a file, in which an underscore is no mark of a mnemonic. A name that consists of spaces is
    /// quoted.
    private static func title(of file: FileReference) -> String {
        let name = file.name.reduce(into: "") { $0 += $1 == "_" ? "__" : String($1) }
        if name.isEmpty { return "/" }
        return name.allSatisfy(\.isWhitespace) ? "“\(name)”" : name
    }
}
