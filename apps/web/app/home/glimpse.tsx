import { strokeClass } from '../ui/stroke.tsx'
import type { Example, ExampleRequirement, Quoted, RequirementStatus } from './example.ts'

const marks = {
  met: `${strokeClass.solid} draws`,
  partly: strokeClass.half,
  missing: `${strokeClass.dashed} inline-block`,
  unclear: strokeClass.dotted,
} as const satisfies Record<RequirementStatus, string>

const legend = ['met', 'partly', 'missing'] as const

const threads = {
  met: 'fills h-2 bg-met',
  partly: 'fills h-1 bg-partly',
  missing: 'hidden',
  unclear: 'hidden',
} as const satisfies Record<RequirementStatus, string>

/** The posting's own words have a line together. */
const wordsLine = 1

/** The whole idea at a glance: a score, and words of the posting tied to words of the CV. */
export function Glimpse({ example }: { example: Example }) {
  const { score, band, jd_title, giveOrTake, glimpse, requirements, others } = example
  const unseen = requirements.length + others.length + wordsLine - glimpse.length
  return (
    <figure className="w-full max-w-[40rem] lg:ml-auto lg:max-w-[35rem]">
      <p className="truncate px-1 text-sm text-quiet">Match score · {jd_title}</p>
      <p className="mt-2 flex items-end justify-between gap-4 px-1 pb-5">
        <span className="font-serif text-6xl leading-none sm:text-7xl">
          <span className="marked draws">{score}</span>
          <span className="pl-2 font-sans text-base text-quiet">of 100</span>
        </span>
        <span className="text-right leading-snug">
          <span className="font-medium">{band}</span>
          <span className="block text-sm text-quiet">give or take {giveOrTake}</span>
        </span>
      </p>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-[0.8125rem] leading-snug sm:text-[0.9375rem]">
        <thead>
          <tr className="align-bottom text-xs text-quiet">
            <th scope="col" className={`${sheet} rounded-t-sheet border-t pb-1 pt-3 font-normal`}>
              The posting asks
            </th>
            <th scope="col" className="w-12 pb-1 text-center font-normal sm:w-18">
              points
            </th>
            <th scope="col" className={`${sheet} rounded-t-sheet border-t pb-1 pt-3 font-normal`}>
              The CV says
            </th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:rounded-b-sheet [&>tr:last-child>.sheet]:border-b [&>tr:last-child>.sheet]:pb-4">
          {glimpse.map((line) => (
            <GlimpseRow key={line.text} line={line} />
          ))}
        </tbody>
      </table>
      <figcaption className="flex flex-wrap items-baseline gap-x-4 gap-y-2 px-1 pt-4 text-sm text-quiet">
        {legend.map((status) => (
          <span key={status} aria-hidden="true" className={`text-ink ${marks[status]}`}>
            {status}
          </span>
        ))}
        <span>
          Four lines of a sample, worked out by the engine.{' '}
          <a href="#example" className="text-ink underline underline-offset-4">
            See the other {unseen}
          </a>
        </span>
      </figcaption>
    </figure>
  )
}

const sheet = 'sheet border-x border-line-strong/60 bg-sheet px-3 sm:px-4'

function GlimpseRow({ line: { asked, said, status, points } }: { line: ExampleRequirement }) {
  return (
    <tr className="align-top">
      <td className={`${sheet} py-2.5`}>
        <MarkedLine words={asked} mark={marks[status]} />
      </td>
      <td className="relative py-2.5 text-center">
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 top-[1.3125rem] -translate-y-1/2 ${threads[status]}`}
        />
        <span className="relative inline-block min-w-8 rounded-full border border-line-strong/60 bg-paper px-1 text-xs leading-5">
          <span className="sr-only">{status}: </span>
          {points.toFixed(1)}
        </span>
      </td>
      <td className={`${sheet} py-2.5`}>
        {said ? (
          <MarkedLine words={said} mark={marks[status]} />
        ) : (
          <span className="text-quiet">nothing of the kind</span>
        )}
      </td>
    </tr>
  )
}

function MarkedLine({ words: { before, quote, after }, mark }: { words: Quoted; mark: string }) {
  return (
    <>
      {clipStart(before)}
      <span className={mark}>{quote}</span>
      {clipEnd(after)}
    </>
  )
}

const mostBeside = 30

function clipStart(text: string): string {
  if (text.length <= mostBeside) return text
  return `… ${text.slice(text.indexOf(' ', text.length - mostBeside) + 1)}`
}

function clipEnd(text: string): string {
  if (text.length <= mostBeside) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostBeside))} …`
}
