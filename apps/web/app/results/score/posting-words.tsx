import type { AnalysisWord } from '@rolefit/contract'
import { Stroke } from '../../ui/stroke.tsx'
import { statusLook } from '../status-look.ts'

const places = [
  { shown: 'work', title: 'In lines about your work', stroke: statusLook.met.stroke },
  {
    shown: 'elsewhere',
    title: 'Only in a list, a headline or a summary',
    stroke: statusLook.partly.stroke,
  },
  {
    shown: 'uncounted',
    title: 'Only in a name, a section’s heading or a denial: not counted',
    stroke: statusLook.unclear.stroke,
  },
  { shown: 'none', title: 'Not in the CV', stroke: statusLook.missing.stroke },
] as const

/** The posting's own words by where the CV uses them: what that line of the receipt counts. */
export function PostingWords({ words }: { words: readonly AnalysisWord[] }) {
  return (
    <div className="space-y-2.5 pb-3 pl-6 text-sm">
      {places.map(({ shown, title, stroke }) => {
        const here = words.filter((word) => word.shown === shown)
        if (here.length === 0) return null
        return (
          <div key={shown}>
            <p className="text-xs text-quiet">{title}</p>
            <ul aria-label={title} className="mt-1 flex flex-wrap gap-x-3 gap-y-1.5">
              {here.map(({ word }) => (
                <li key={word} className="min-w-0">
                  <Stroke kind={stroke}>{word}</Stroke>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <p className="text-quiet">
        A line about your work counts double. Use a word only where it is true of you; nobody’s CV
        has them all.
      </p>
    </div>
  )
}
