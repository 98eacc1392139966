extension AvailableCommands {
    /// Returns the commands that fit a text that the user has typed, the best first.
    ///
    /// In the order of their quality, these fit:
    ///
    /// 1. Titles that begin with the text.
    /// 2. Titles in which the words of the text begin words, in order: "so by" finds Sort By.
    /// 3. Titles of whose words' beginnings the text is made: "nt" finds New Task.
    /// 4. Commands in which the words of the text begin words of the title, a submenu, a section, or the keywords.
    /// 5. Titles that have the letters of the text in order: "etk" finds New Task.
    ///
    /// Upper case makes no difference, and neither do the diacritics of Latin letters. An empty text finds all
    /// commands, and one of nothing but punctuation finds none. Disabled commands are found too.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - recent: The identifiers of matches that the user performed recently, the last one first. Of commands that
    ///     fit equally well, they are first. The others keep their order.
    /// - Returns: The commands, and the options of choices.
    public func matching(_ text: String, recentlyPerformed recent: [String] = []) -> [CommandMatch] {
        let query = CommandQuery(text)
        let recency = Dictionary(zip(recent, recent.indices), uniquingKeysWith: min)
        let ranked = all.flatMap(CommandMatch.all).compactMap { match in
            let places = match.command.submenus + [match.command.section].compactMap(\.self)
            return query.rank(of: match.title, keywords: places + match.command.keywords).map { rank in
                (rank: rank, recency: recency[match.id] ?? recent.count, match: match)
            }
        }
        // The position makes the order stable.
        let sorted = ranked.enumerated().sorted { first, second in
            (first.element.rank, first.element.recency, first.offset)
                < (second.element.rank, second.element.recency, second.offset)
        }
        return sorted.map(\.element.match)
    }
}
