import SwiftUI

struct OnboardingPage: Identifiable {
    let id = UUID()
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color
}

struct OnboardingPager: View {
    var onFinish: () -> Void = {}
    @State private var index = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .largeTitle) private var symbolSize: CGFloat = 72

    private let pages = [
        OnboardingPage(symbol: "bubble.left.and.bubble.right", title: "Talk", text: "Write to one person or to fifty.", tint: .blue),
        OnboardingPage(symbol: "heart", title: "React", text: "Answer with a tap.", tint: .pink),
        OnboardingPage(symbol: "lock", title: "Stay private", text: "Nobody else reads along.", tint: .green),
    ]

    var body: some View {
        ZStack(alignment: .topTrailing) {
            LinearGradient(colors: [pages[index].tint.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack {
                TabView(selection: $index) {
                    ForEach(Array(pages.enumerated()), id: \.element.id) { offset, page in
                        VStack(spacing: 24) {
                            Image(systemName: page.symbol)
                                .font(.system(size: symbolSize))
                                .symbolRenderingMode(.hierarchical)
                                .foregroundStyle(page.tint)
                                .accessibilityHidden(true)
                            Text(page.title).font(.largeTitle.bold())
                            Text(page.text).multilineTextAlignment(.center)
                        }
                        .padding(32)
                        .tag(offset)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                dots
                Button {
                    if index < pages.count - 1 {
                        withAnimation(reduceMotion ? nil : .default) { index += 1 }
                    } else {
                        onFinish()
                    }
                } label: {
                    Text(index < pages.count - 1 ? "Continue" : "Start")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .padding()
            }
            Button("Skip", action: onFinish)
                .padding()
                .opacity(index == pages.count - 1 ? 0 : 1)
        }
    }

    private var dots: some View {
        HStack {
            ForEach(pages.indices, id: \.self) { position in
                Circle()
                    .fill(position == index ? Color.primary : Color.secondary.opacity(0.3))
                    .frame(width: 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(index + 1) of \(pages.count)")
    }
}

struct OnboardingPager_Previews: PreviewProvider {
    static var previews: some View {
        OnboardingPager()
            .environment(\.layoutDirection, .rightToLeft)
            .environment(\.dynamicTypeSize, .accessibility2)
    }
}
