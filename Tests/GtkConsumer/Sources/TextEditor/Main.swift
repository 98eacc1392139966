import Editor

/// The text editor as a program.
@main
enum Main {
    static func main() { EditorApplication.main() }
}
