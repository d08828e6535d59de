import type { Candidate, Showing } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import { overlaps, quoteSpan } from '../../text/span.ts'
import { countPlaces, creditOf, howCredit } from '../credit-rules.ts'
import { schoolAround } from '../evidence-at.ts'
import { creditFluency } from '../languages/read-fluency.ts'
import type { Evidence, MatchHow, TimeShown } from '../match-row.ts'
import { creditPaper } from '../papers/credit-paper.ts'
import { readGrasp } from './read-grasp.ts'

/** Evidence with what it earns. */
export interface Found {
  readonly credit: number
  readonly evidence: readonly Evidence[]
  readonly how: MatchHow
  /** In how many places, where that matters. */
  readonly places?: number
  /** Where all lines start that answer it, where only the best is quoted. */
  readonly lines?: readonly number[]
  readonly time?: TimeShown
}

export const nothingFound: Found = { credit: 0, evidence: [], how: 'none' }

const mostEvidence = 4

/** What a posting names, and what it says of the papers and languages among it. */
interface AskedTerms {
  readonly names: readonly string[]
  /** Of each name, what is near it. */
  readonly near?: Job['near']
  readonly paper: AskedPaper
  readonly fluency?: number | undefined
  /** A little of it will do. */
  readonly isBasic?: true | undefined
  /** As the posting writes it. */
  readonly written?: string
}

/** What a CV shows for any of the named skills: itself, what proves it, or what is near it. */
export function matchTerms(lexicon: Lexicon, candidate: Candidate, ask: AskedTerms): Found {
  const found = ask.names.flatMap((name) => showingsFor(lexicon, candidate, { ...ask, name }))
  // Of what shows as much, the posting's own words are quoted: "AM2" rather than another way to it, "Excel" rather than "spreadsheets".
  const isSaid = ({ showing: { start, end } }: Rated) => {
    const shown = candidate.text.slice(start, end)
    return Number(shown === ask.written) + Number(sharesWord(shown, ask.written ?? ''))
  }
  const ranked = found.toSorted(
    (a, b) => b.credit - a.credit || isSaid(b) - isSaid(a) || a.showing.start - b.showing.start,
  )
  const [best] = ranked
  if (!best) return nothingFound
  const shown = ranked.filter(({ how }) => (how === 'related') === (best.how === 'related'))
  const units = new Set(shown.map(({ showing }) => showing.unit).filter((unit) => !unit.isRepeat))
  return {
    credit: best.credit,
    how: best.how,
    places: countPlaces(units),
    lines: ranked.map(({ showing }) => showing.unit.start),
    evidence: ranked.slice(0, mostEvidence).map(({ showing, how }) => ({
      ...quoteSpan(candidate.text, showing),
      line: { start: showing.unit.start, end: showing.unit.end },
      how,
      strength: showing.unit.strength,
    })),
  }
}

interface Rated {
  readonly showing: Showing
  readonly how: MatchHow
  readonly credit: number
}

function showingsFor(
  lexicon: Lexicon,
  candidate: Candidate,
  { name, near, paper, fluency, isBasic, written }: AskedTerms & { readonly name: string },
): Rated[] {
  const rated: Rated[] = []
  const rateAll = (showings: readonly Showing[] | undefined, how: MatchHow) => {
    for (const showing of showings ?? [])
      rated.push(
        isPaper(showing.skill)
          ? ratePaper(candidate, { showing, how, asked: paper })
          : rate(candidate, {
              showing,
              how:
                how === 'same' && isOtherMaker(candidate.text, showing, written) ? 'related' : how,
              fluency,
              isBasic,
            }),
      )
  }
  const asks = lexicon.entries.get(name)
  if (!asks) return rated
  const { showingsByNumber, proving } = candidate
  rateAll(showingsByNumber.get(asks.number), 'same')
  if (asks.isProven)
    for (const showings of proving)
      if (showings[0]?.skill.proves?.has(name)) rateAll(showings, 'implied')
  if (rated.length > 0) return rated
  for (const other of near?.[name] ?? [])
    rateAll(showingsByNumber.get(lexicon.entries.get(other)?.number ?? -1), 'related')
  return rated
}

/** "RoboVet" is near "RxWorks", but is not it: both are known as software for vets. */
function isOtherMaker(text: string, { skill, start, end }: Showing, asked = ''): boolean {
  if (skill.kind !== 'tool' || !named.test(asked)) return false
  const shown = text.slice(start, end)
  const isOther = !sharesWord(shown, asked) && !sharesWord(shown, skill.name)
  return isOther && named.test(shown) && !sharesWord(asked, skill.name)
}

function sharesWord(one: string, other: string): boolean {
  const words = one.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.some((word) => other.toLowerCase().includes(word.slice(0, lettersOfStem)))
}

const lettersOfStem = 4
const named = /^\p{Lu}\S*\p{Ll}/u

/** A degree leads to a register or a licence, but is neither. */
const studyCredit = 0.5

/**
 * A paper is as good in a list as in a sentence, and below an old role as below a new one; but it may be
 * on its way, or gone, and where nothing backs what a CV lists, it is a claim like any other.
 */
function ratePaper(
  candidate: Candidate,
  {
    showing,
    how,
    asked,
  }: { readonly showing: Showing; readonly how: MatchHow; readonly asked: AskedPaper },
): Rated {
  const { text, titles, degrees, papers, today } = candidate
  const { unit } = showing
  const line = schoolAround(candidate, showing) ?? unit
  // The "Diploma in" of an "NCTJ Diploma in Journalism" is the paper itself.
  const isStudy = degrees.some(
    (degree) => overlaps(degree, showing) && degree.start <= showing.start,
  )
  const credit =
    (isStudy ? studyCredit : 1) *
    howCredit[how] *
    unit.backing *
    creditPaper(text, { line, hit: showing, asked, titles, papers, today })
  return { showing, how, credit }
}

function rate(
  candidate: Candidate,
  {
    showing,
    how,
    fluency,
    isBasic,
  }: Omit<Rated, 'credit'> & Pick<AskedTerms, 'fluency' | 'isBasic'>,
): Rated {
  // A language is spoken, wherever it stands, and as well as one place says.
  const shown =
    showing.skill.kind === 'language'
      ? creditFluency(
          candidate.text,
          candidate.showingsByNumber.get(showing.skill.number) ?? [],
          fluency,
        )
      : creditOf(showing.unit) * (isBasic ? 1 : readGrasp(candidate, showing))
  return { showing, how, credit: howCredit[how] * shown }
}
