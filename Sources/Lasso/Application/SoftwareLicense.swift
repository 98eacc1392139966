/// A license of an application.
public struct SoftwareLicense: Hashable, Sendable {
    /// The identifier of the license in the list of SPDX, as the metainfo file has it.
    public let id: String
    /// The name.
    public let name: String
    /// The URI of the text.
    public let uri: String

    /// Creates a license.
    ///
    /// - Parameters:
    ///   - id: The identifier of the license in the list of SPDX.
    ///   - name: The name.
    ///   - uri: The URI of the text.
    public init(id: String, name: String, uri: String) {
        (self.id, self.name, self.uri) = (id, name, uri)
    }

    /// The Apache License, version 2.0.
    public static let apache2 = SoftwareLicense(
        id: "Apache-2.0",
        name: "Apache License, version 2.0",
        uri: "https://www.apache.org/licenses/LICENSE-2.0"
    )
    /// The GNU General Public License, version 3 or later.
    public static let gpl3OrLater = SoftwareLicense(
        id: "GPL-3.0-or-later",
        name: "GNU General Public License, version 3 or later",
        uri: "https://www.gnu.org/licenses/gpl-3.0.html"
    )
    /// The GNU General Public License, version 2 or later.
    public static let gpl2OrLater = SoftwareLicense(
        id: "GPL-2.0-or-later",
        name: "GNU General Public License, version 2 or later",
        uri: "https://www.gnu.org/licenses/old-licenses/gpl-2.0.html"
    )
    /// The GNU Lesser General Public License, version 2.1 or later.
    public static let lgpl2OrLater = SoftwareLicense(
        id: "LGPL-2.1-or-later",
        name: "GNU Lesser General Public License, version 2.1 or later",
        uri: "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html"
    )
    /// The MIT License.
    public static let mit = SoftwareLicense(
        id: "MIT",
        name: "MIT License",
        uri: "https://opensource.org/license/mit"
    )
    /// The Mozilla Public License, version 2.0.
    public static let mpl2 = SoftwareLicense(
        id: "MPL-2.0",
        name: "Mozilla Public License, version 2.0",
        uri: "https://www.mozilla.org/MPL/2.0/"
    )
}
