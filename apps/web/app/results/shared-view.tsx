import type { SharedAnalysis } from '@rolefit/contract'
import { dayInWords } from '../ui/day-in-words.ts'
import { Stroke } from '../ui/stroke.tsx'
import { SubScores } from '../ui/sub-scores.tsx'
import { ScoreCard } from './score/score-card.tsx'
import { importanceRank, importanceWords, statusLook } from './status-look.ts'

/** What somebody sees who was given a link: the score and its reasons, nothing of the person. */
export function SharedView({ shared }: { shared: SharedAnalysis }) {
  const { score, band, sub_scores, jd_title, jd_summary, requirements, created_at } = shared
  const ordered = requirements.toSorted(
    (a, b) => importanceRank[a.importance] - importanceRank[b.importance],
  )
  return (
    <>
      <p className="text-sm text-quiet">
        A CV against a job, {dayInWords(created_at)}. The CV itself is not part of this page.
      </p>
      <h1 className="mt-4">{jd_title ?? 'A shared match score'}</h1>
      <div className="mt-6 sm:mt-8 rounded-sheet border border-line bg-sheet p-5 sm:p-7">
        <ScoreCard score={score} band={band} audience="reader" />
        <div className="mt-6 border-t border-line pt-5">
          <SubScores subScores={sub_scores} />
        </div>
        {jd_summary && (
          <dl className="mt-6 border-t border-line pt-5">
            <dt className="text-xs text-quiet">The job</dt>
            <dd className="mt-1 text-[0.9375rem]">{jd_summary}</dd>
          </dl>
        )}
      </div>
      {ordered.length > 0 && (
        <section aria-labelledby="asked-for" className="mt-12">
          <h2 id="asked-for" className="text-2xl">
            What the posting asks for
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {ordered.map(({ text, importance, status }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may say the same
                key={index}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 break-inside-avoid print:py-1"
              >
                <span className="text-sm">
                  <Stroke kind={statusLook[status].stroke}>{statusLook[status].word}</Stroke>
                </span>
                <span>
                  {text} <span className="text-sm text-quiet">{importanceWords[importance]}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
