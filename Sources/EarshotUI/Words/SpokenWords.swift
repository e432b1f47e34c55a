/// Words as they are said, and the rules that shaped them.
struct SpokenWords {
  var string: String
  var rules: [UIRule] = []
}
