import SwiftUI

struct RatingControl: View {
    @Binding var rating: Int
    var maximum = 5
    var label: LocalizedStringKey = "Rating"

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...maximum, id: \.self) { number in
                image(for: number)
                    .foregroundStyle(number <= rating ? Color.yellow : Color.gray.opacity(0.4))
                    .onTapGesture {
                        rating = number
                    }
            }
        }
        .font(.title2)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label)
        .accessibilityValue(rating == 0 ? Text("Not rated") : Text("\(rating) out of \(maximum)"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment:
                if rating < maximum { rating += 1 }
            case .decrement:
                if rating > 0 { rating -= 1 }
            @unknown default:
                break
            }
        }
    }

    private func image(for number: Int) -> Image {
        number <= rating ? Image(systemName: "star.fill") : Image(systemName: "star")
    }
}

struct RatingForm: View {
    @State private var rating = 3
    @State private var comment = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("How was the call?")
                .font(.largeTitle)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            RatingControl(rating: $rating, label: "Call quality")
            TextField("Anything else?", text: $comment, axis: .vertical)
                .lineLimit(3...6)
                .textFieldStyle(.roundedBorder)
            Button("Send rating") { dismiss() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(rating == 0)
        }
        .padding()
    }
}

struct RatingControl_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RatingForm()
            RatingControl(rating: .constant(4))
                .previewLayout(.sizeThatFits)
                .previewDisplayName("Four stars")
        }
    }
}
