interface MeterProps {
  readonly label: string
  readonly value: number
  readonly most: number
}

/** How much of something there is, as a stroke; full where there is more than it was drawn for. */
export function Meter({ label, value, most }: MeterProps) {
  const percent = most > 0 ? Math.min(100, Math.max(0, (value / most) * 100)) : 0
  return (
    <div className="h-3 w-full overflow-hidden rounded-sm border border-line-strong">
      <meter
        className="sr-only"
        aria-label={label}
        min={0}
        max={most}
        value={Math.min(value, most)}
      />
      <div className="fills h-full bg-met" style={{ width: `${percent}%` }} />
    </div>
  )
}
