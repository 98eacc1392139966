import LassoTestUtilities
import Testing

@testable import Lasso

/// Tests of the texts by which documents come back.
struct DocumentRecordTests {
    @Test func aRecordIsReadAgain() {
        for record in [
            DocumentRecord(draft: "document-1f", file: nil),
            DocumentRecord(draft: nil, file: FileReference(path: "/home/billie/My Notes.txt")),
        ] {
            #expect(DocumentRecord("\(record)") == record)
        }
    }

    @Test(arguments: ["document-../../../.ssh/id", "document-/etc/passwd", "document-a.lock", "Document-1", "", "-"])
    func aRecordLeadsToNoFileOutsideOfTheDrafts(draft: String) {
        #expect(DocumentRecord("\(draft) -")?.draft == nil)
    }
}
