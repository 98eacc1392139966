// Compiled with: -parse-as-library -default-isolation MainActor

import Lasso
import LassoCodable

nonisolated struct OldDocument: Codable {}

nonisolated struct Document: Codable, Equatable {
    init() {}
    init(_ old: OldDocument) {}
}

enum DocumentModule: StoreModule {
    enum Action { case didChangeStorage(StorageEvent) }
    struct State { var document = Document() }
}

func keepDocument(of store: LassoStore<DocumentModule>, in storage: any ByteStorage) {
    // LassoCodable.md: let tasks = StoredValue(
}

func format() {
    // StorageFormat+JSON.swift: let format = StorageFormat.json(Document.self, version: 2, migrating: [
}
