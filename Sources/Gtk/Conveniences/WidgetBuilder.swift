/// Collects the children of a container from the statements of a closure.
///
/// ```swift
/// Box(.vertical, spacing: 12) {
///     Label("Name")
///     entry
///     if isNew { hint }
///     for choice in choices { Button(choice) }
/// }
/// ```
@resultBuilder
public enum WidgetBuilder {
    public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }
    public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }
    public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }
    public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }
    public static func buildEither(first part: [Widget]) -> [Widget] { part }
    public static func buildEither(second part: [Widget]) -> [Widget] { part }
    public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }
}
