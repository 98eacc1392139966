// A secret isn't a part of a stored value by mistake.
// rejected: type 'Account' does not conform to protocol 'Encodable'
import Lasso

struct Account: Encodable {  // here
    var name = ""
    var password = Secret("")
}
