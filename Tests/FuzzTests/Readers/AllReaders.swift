/// All readers.
enum AllReaders {
    nonisolated static let all: [any Reader.Type] = [
        PathReader.self, LinkReader.self, StoredValueReader.self, AccountReader.self, SessionReader.self,
        DraftReader.self, AcceleratorReader.self, SettingReader.self, VariantReader.self, TranslationReader.self,
        StyleSheetReader.self, UserInterfaceReader.self, CommandLineReader.self, DescriptionReader.self,
        SourceReader.self, TemplateReader.self, TapeReader.self, ReplayArgumentReader.self, ReplayReader.self,
        WrapperReader.self, EditedValueReader.self, DocumentTextReader.self, PastedTextReader.self,
        RecentFileReader.self,
    ]

    /// Returns the reader with a name.
    static subscript(name: String) -> (any Reader.Type)? { all.first { $0.name == name } }
}
