import EarshotSpeech
import Glibc

/// The root of the mean square of samples.
func loudness(of samples: [Int16]) -> Double {
  guard !samples.isEmpty else { return 0 }
  let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
  return (sum / Double(samples.count)).squareRoot()
}

/// How something is pronounced is told for one version of the library.
let isKnownVersion = SpeechEngine.installedVersion?.hasPrefix("1.51") == true
