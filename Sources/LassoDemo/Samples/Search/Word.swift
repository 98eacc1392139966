import LassoGtk

/// A word of the word list.
nonisolated struct Word: Findable {
    let title: String

    var id: String { title }
}

@MainActor extension Word {
    static var texts: SearchTexts {
        SearchTexts(
            title: translated("Words"),
            field: translated("Search Words"),
            hint: translated("Type a few letters. Choosing a word copies it."),
            nothing: translated("No Words Found"),
            failure: translated("The Words Can't Be Read")
        ) { count in
            translated("\(count) word", plural: "\(count) words", count: count)
        }
    }

    static func find(_ pattern: SearchQuery) async throws -> [Word] {
        try await WordList.words(matching: pattern, in: WordList.files)
    }
}
