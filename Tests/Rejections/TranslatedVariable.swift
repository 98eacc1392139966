// Only a literal can be translated, because translators get the texts from the sources.
// rejected: cannot convert value of type 'String' to expected argument type 'TranslatableText'
import Lasso

func title(of name: String) -> String {
    translated(name)  // here
}
