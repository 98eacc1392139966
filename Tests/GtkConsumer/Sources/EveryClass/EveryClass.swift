import CGtk
import Glibc
import LassoGtk

/// Creates and releases an instance of every class that a client can instantiate, and of a subclass if the class is
/// open.
///
/// The arguments are the names of the classes to test. Without arguments, all classes are tested.
///
/// Built for release, because only then does the optimizer see how the library's instances are deinitialized.
@main
@MainActor
enum EveryClass {
    static func main() {
        guard initializeGtk() else { complain("No display found.") }
        let names = CommandLine.arguments.dropFirst()
        let isAsked = { (name: String) in names.isEmpty || names.contains(name) }
        var count = 0
        for probe in classTable where isAsked(probe.name) {
            for make in probe.makers { tryOut(probe.name, make, &count) }
        }
        for (name, make) in handWrittenClasses where isAsked(name) { tryOut(name, make, &count) }
        print(
            "\(count) instances of \(classTable.count + handWrittenClasses.count) classes were created and released."
        )
    }

    private static func tryOut(_ name: String, _ make: @MainActor () -> AnyObject, _ count: inout Int) {
        let instance = Instance(make())
        count += 1
        if !instance.isGone { complain("An instance of \(name) was not released.") }
    }

    private static func complain(_ text: String) -> Never {
        print(text)
        exit(1)
    }
}

/// An instance without remaining strong references.
@MainActor
private final class Instance {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
        // GTK holds a window until it is destroyed.
        (object as? Window)?.destroy()
    }

    var isGone: Bool { object == nil }
}
