import Foundation
import SwiftUI

/// Keeps what somebody types, as code does that was written before Swift's concurrency.
@MainActor
final class DraftKeeper: ObservableObject {
    @Published private(set) var state = "Not saved"
    private var reminder: Timer?
    private var pending: DispatchWorkItem?

    func remind() {
        reminder = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { timer in
            timer.invalidate()
        }
        let closing = Timer(timeInterval: 60, repeats: false) { _ in }
        RunLoop.main.add(closing, forMode: .common)
    }

    func save(_ draft: String) {
        pending?.cancel()
        let item = DispatchWorkItem { MainActor.assumeIsolated { self.state = "Saved" } }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    }

    func upload() async {
        state = await withCheckedContinuation { next in
            DispatchQueue.global(qos: .utility).async { next.resume(returning: "Uploaded") }
        }
    }
}

struct DraftField: View {
    @StateObject private var keeper = DraftKeeper()
    @State private var draft = ""

    var body: some View {
        TextField("Draft", text: $draft)
            .onChange(of: draft) { keeper.save(draft) }
            .task { keeper.remind() }
        Text(keeper.state)
    }
}
