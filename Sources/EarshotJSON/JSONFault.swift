/// What is wrong at a byte, before anybody has worked out its line and path.
struct JSONFault: Error {
  let offset: Int
  let message: String
}
