import { useFieldNotes } from '../editor-context.ts'

/** What a change would bring, as the engine scores it: mostly it reads better, and gives no points. */
export function WeightInWords({ field }: { field: string }) {
  const weight = useFieldNotes().weightOf(field)
  if (!weight) return null
  const { points, phrasing } = weight
  return <span className="font-medium text-ink">{words(points, phrasing)}</span>
}

function words(points: number, phrasing: number): string {
  const parts = [
    ...(points === 0 ? [] : [`${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`]),
    ...(phrasing === 0 ? [] : [`${points === 0 ? 'Phrasing' : 'phrasing'} ${signed(phrasing)}%`]),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No points.'
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${-number}`
}
