import Glibc
import Lasso
import LassoGtk

/// A folder with a file, which exists while a closure runs.
struct StorageFile {
    let folder: String
    var path: String { folder + "/value" }

    /// Creates a folder for a closure, and removes it afterwards.
    static func with<Result>(_ input: [UInt8], _ body: (StorageFile) throws -> Result) throws -> Result {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/lasso-fuzz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Violation("no folder can be created in \(parent)") }
        let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let file = StorageFile(folder: folder)
        defer { file.remove() }
        try file.write(input, to: file.path)
        return try body(file)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        // `Files.replace` would wait for the disk.
        guard let stream = fopen(path, "w") else { throw Violation("\(path) can't be written") }
        defer { fclose(stream) }
        try require(fwrite(bytes, 1, bytes.count, stream) == bytes.count, "\(path) can't be written")
    }

    private func remove() {
        for name in (try? Files.names(in: folder)) ?? [] { Glibc.remove(folder + "/" + name) }
        rmdir(folder)
    }

    /// Reads the file with a format, and checks what is true of every storage: either there is a value, which has the
    /// same value after it was written and read again, or the file was kept aside, and the error names it.
    ///
    /// - Returns: The value, or `nil` if the file was kept aside.
    @discardableResult
    func checkReading<Value: Equatable>(
        of storage: any ByteStorage,
        as format: StorageFormat<Value>
    ) throws -> Value? {
        let input = try Files.read(storage.name) ?? []
        let pair = FormattedStorage(storage, as: format)
        do {
            guard let value = try pair.read() else { throw Violation("a file was read as if there were none") }
            try require(try Files.read(storage.name) == input, "reading has changed the file")
            let bytes = try format.encode(value)
            let again = try format.decode(bytes)
            try require(again == value, "the value \(value) is another one when it is read again: \(again)")
            try require(try format.encode(again) == bytes, "the bytes of \(value) aren't always the same")
            return value
        } catch let StorageError.keptAside(kept) {
            try require(kept.storage == storage.name, "\(kept) doesn't name the file")
            try require(
                kept.description.contains(storage.name) && kept.description.contains(kept.place),
                "the message “\(kept)” doesn't name the file and its new place"
            )
            try require(try Files.read(kept.place) == input, "the contents that were kept aside are others")
            try require(!Files.exists(storage.name), "the file is still there, although it was kept aside")
            try require(try pair.read() == nil, "the file was kept aside, and is read again")
            return nil
        }
    }
}
