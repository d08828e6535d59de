/** What a change would give; nothing where it only reads better. */
export function Gain({ points }: { points: number }) {
  if (points <= 0) return null
  return (
    <span className="marked whitespace-nowrap text-sm">
      +{points.toFixed(1)}
      <span className="sr-only"> points</span>
    </span>
  )
}
