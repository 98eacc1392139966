import LassoGtk

/// A text view that shows a source file, with its parts in different colors. Keywords are also bold, and comments italic.
final class SourceTextView: TextView {
    private let tags: [HighlightedPart.Kind: TextTag]

    override init() {
        tags = Dictionary(uniqueKeysWithValues: HighlightedPart.Kind.allCases.map { ($0, TextTag()) })
        super.init()
        (editable, monospace, acceptsTab, cursorVisible) = (false, true, false, true)
        (leftMargin, rightMargin, topMargin, bottomMargin) = (12, 12, 12, 12)
        for tag in tags.values { _ = buffer.tagTable.add(tag) }
        tags[.keyword]?.weight = Int(PangoWeight.bold.rawValue)
        tags[.comment]?.style = .italic
        if let application = GioApplication.default as? Application {
            application.observeAppearance { [weak self] in self?.showColors(of: HighlightColors($0)) }
                .cancelled(with: self)
        } else {
            showColors(of: HighlightColors(Appearance()))
        }
    }

    /// Shows a file from its beginning.
    ///
    /// - Parameter file: The file; `nil` for an empty text.
    func show(_ file: SourceFile?) {
        accessibleLabel = file?.name
        buffer.text = file?.text ?? ""
        for part in file?.parts ?? [] {
            guard let tag = tags[part.kind] else { continue }
            buffer.applyTag(
                tag,
                start: buffer.iterAtOffset(part.range.lowerBound),
                end: buffer.iterAtOffset(part.range.upperBound)
            )
        }
        buffer.placeCursor(buffer.startIter())
        scrollToMark(buffer.insert, withinMargin: 0, useAlign: true, xalign: 0, yalign: 0)
    }

    private func showColors(of colors: HighlightColors) {
        for (kind, tag) in tags { tag.foregroundRgba = colors[kind] }
    }
}
