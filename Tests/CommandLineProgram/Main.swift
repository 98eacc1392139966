/// A program that tests start with all kinds of arguments.
@main
enum Main {
    static func main() { CommandLineApplication.main() }
}
