import CGtk

/// Where a text is cut short when there is no room for it.
///
/// Source: `PangoEllipsizeMode`.
nonisolated public enum EllipsizeMode: Sendable, Hashable, CaseIterable {
    /// Source: `PANGO_ELLIPSIZE_NONE`.
    case none
    /// Source: `PANGO_ELLIPSIZE_START`.
    case start
    /// Source: `PANGO_ELLIPSIZE_MIDDLE`.
    case middle
    /// Source: `PANGO_ELLIPSIZE_END`.
    case end

    var cValue: PangoEllipsizeMode {
        switch self {
        case .none: PANGO_ELLIPSIZE_NONE
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
    }

    init(_ value: PangoEllipsizeMode) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("PangoEllipsizeMode \(value.rawValue) has no case in EllipsizeMode.")
        }
        self = known
    }
}
