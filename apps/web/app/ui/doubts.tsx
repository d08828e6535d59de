interface DoubtsProps {
  /** The heaviest first. */
  readonly doubts: readonly string[]
  /** Then they come before any advice, the heaviest in bold. */
  readonly areGrave?: boolean
}

/** Why a number is less sure than others. */
export function Doubts({ doubts, areGrave = false }: DoubtsProps) {
  if (doubts.length === 0) return null
  const look = areGrave ? 'border-missing *:first:font-medium' : 'border-partly text-sm'
  return (
    <ul className={`mt-3 max-w-[40rem] space-y-1 border-l-4 pl-3 ${look}`}>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  )
}
