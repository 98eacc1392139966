import Glibc
import LassoGtk

@main
enum Main {
    static func main() {
        exit(DemoApplication().run())
    }
}
