/// A form that reaches all sides of the room that it has.
protocol FillingShape: Shape {}

extension Rectangle: FillingShape {}
extension RoundedRectangle: FillingShape {}
extension UnevenRoundedRectangle: FillingShape {}
extension Capsule: FillingShape {}
extension Ellipse: FillingShape {}
extension Circle: FillingShape {}
