import LassoDemo

@main
enum Main {
    static func main() { DemoPrograms.runDemo() }
}
