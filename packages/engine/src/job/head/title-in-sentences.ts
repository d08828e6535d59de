import { titleHeads } from '../../cv/lexicon/title-words.ts'
import type { TitleHit } from '../../lexicon/find/find-terms.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import { wantingWords } from '../lexicon/head-words.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import { withoutTitleLead } from './without-title-lead.ts'

export const mostTitleLetters = 100
export const mostLettersBefore = 24

/** "Our client, a firm in Hull, seeks a Tax Manager": who introduces an employer may say what it wants. */
const mostLettersOfOpening = 300

/** "We're hiring an Event Manager who …". */
export function wantedTitle(
  text: string,
  units: readonly JobUnit[],
  titles: readonly TitleHit[],
): Span | null {
  for (const unit of units) {
    if (unit.isBoilerplate && unit.start > mostLettersOfOpening) continue
    const written = text.slice(unit.start, unit.end)
    for (const match of eachMatch(written, wantingWords)) {
      const behind = match.index + match[0].length
      const from = unit.start + behind + lettersOfPraise(written.slice(behind))
      const hit = titles.find(
        (each) =>
          each.start >= from && each.end <= unit.end && isNear(text.slice(from, each.start)),
      )
      if (hit && !/[,.;:!?]| who /.test(text.slice(from, hit.start)))
        return { start: from, end: endOfName(text, hit.end) }
    }
  }
  return null
}

/** "Manufacturing Engineering" of a "Manufacturing Engineering Manager" is not all of it. */
function endOfName(text: string, end: number): number {
  const [more = '', last = ''] = capitalBehind.exec(text.slice(end, end + mostLettersBefore)) ?? []
  return titleHeads.has(last.toLowerCase()) ? end + more.length : end
}

const capitalBehind = /^(?: \p{Lu}\p{Ll}+)? (\p{Lu}\p{Ll}+)\b/u

/** "For a highly motivated Team Lead", "of this welder", "its next director": what stands before the title and says nothing of the work. */
function lettersOfPraise(words: string): number {
  const capital = beforeCapital.exec(words)?.[0].length ?? 0
  return capital + (smallBefore.exec(words.slice(capital))?.[0].length ?? 0)
}

const beforeCapital =
  /^(?:(?!(?:candidates?|people|persons?|some(?:one|body)|professionals?|individuals?|who|with|to|from|at|by|on)\b)\p{Ll}[\p{Ll}-]* ){1,4}(?=\p{Lu})/u
const smallBefore =
  /^(?:(?:and|of|for|in|this|that|these|an?|the|its|their|your|our|next|new|immediate|true|highly|very|self-motivated|motivated|talented|enthusiastic|innovative|energetic|dynamic|savvy|strong|hands-on|driven|creative) )+/i

/** What stands between the wanting and a title that we know: "a Private Client Tax Assistant Manager". */
function isNear(before: string): boolean {
  return before.length <= mostLettersBefore || capitalWords.test(before)
}

const capitalWords = /^(?:\p{Lu}[\p{L}&/-]* ){1,5}$/u

/** "We need a FLT instructor asap": a doer that no list knows, where nothing else names the job. */
export function wantedDoer(text: string, units: readonly JobUnit[]): Span | null {
  for (const unit of units) {
    if (unit.isBoilerplate) continue
    const written = text.slice(unit.start, unit.end)
    for (const match of eachMatch(written, wantingWords)) {
      const from = match.index + match[0].length
      const doer = doing.exec(written.slice(from, from + mostTitleLetters))
      if (doer) return { start: unit.start + from, end: unit.start + from + doer[0].length }
    }
  }
  return null
}

const doing =
  /^(?:[\p{L}&/-]+ ){0,3}?\p{L}{3,}(?:er|or|ist|ian|ant)(?=\s*(?:[.,;:!?(]|$| (?:asap|in|at|for|to|who|with|on|from|near|based)\b))/iu

/** "As a data scientist, you will …", "As our cook at the Salt Barn you …". */
export function readerAs(
  text: string,
  units: readonly JobUnit[],
  titles: readonly TitleHit[],
): Span | null {
  for (const unit of units) {
    const lead = !unit.isBoilerplate && asReader.exec(text.slice(unit.start, unit.end))
    if (!lead) continue
    const from = unit.start + lead[0].length
    const hit = titles.find(
      ({ start, end }) => start >= from && end <= unit.end && start - from <= mostLettersBefore,
    )
    if (hit && toReader.test(text.slice(hit.end, unit.end))) return { start: from, end: hit.end }
  }
  return null
}

const asReader = /^As (?:an?|our|the) (?:new )?/
const toReader = /^[^.;:]{0,60}?,? you\b/

/** "The HR Solutions Analyst will be responsible for …", where no list knows the whole of it. */
export function subjectOf(text: string, units: readonly JobUnit[]): Span | null {
  for (const unit of units) {
    if (unit.isBoilerplate) continue
    const found = subject.exec(text.slice(unit.start, unit.end))
    const [, lead = '', name = '', last = ''] = found ?? []
    if (!found || !titleHeads.has(last.toLowerCase())) continue
    const start = unit.start + found.index + lead.length
    return { start, end: start + name.length }
  }
  return null
}

const subject =
  /^(.{0,80}?\bThe )((?:\p{Lu}[\p{L}&/+#.-]*(?: of| and| &)? ){1,5}(\p{Lu}\p{Ll}+)) (?:will (?:be|work|report|have|support|lead|provide)|is (?:responsible|accountable)|reports to|works)\b/u

export function firstNamed(
  text: string,
  units: readonly JobUnit[],
  titles: readonly TitleHit[],
): Span | null {
  const named = titles.find(
    (hit) =>
      isTold(units, hit) &&
      !isDeed(text, hit) &&
      !isLetters(text, hit) &&
      !ofColleague.test(text.slice(Math.max(0, hit.start - mostLettersOfColleague), hit.start)),
  )
  if (!named) return null
  const unit = units.find(({ start, end }) => start <= named.start && named.end <= end)
  const before = text.slice(unit?.start, named.start)
  const start =
    unit && capitalWords.test(before) && !opensSentence.test(before) ? unit.start : named.start
  return withoutTitleLead(text, { start, end: endOfBoth(text, named, titles) })
}

/** Whether words stand in what a posting says of the job, and not only of its employer. */
export function isTold(units: readonly JobUnit[], words: Span): boolean {
  return units.some(
    ({ start, end, isBoilerplate }) => !isBoilerplate && start <= words.start && words.end <= end,
  )
}

/** "Our Nurse", "Experienced Staff Nurse wanted": no part of what the job is called. */
const opensSentence =
  /^(?:an?|the|our|your|we|this|as|for|in|at|to|are|is|do|hi|hello|join|become|if|when|every|all|new|good|great|wanted|required|needed|urgent(?:ly)?|seeking|hiring|recruiting)\b/i

/** "Kitchen fitter / joiner needed": both names are the job's. */
function endOfBoth(text: string, named: TitleHit, titles: readonly TitleHit[]): number {
  const other = titles.find(
    ({ start }) => start > named.end && /^\s?\/\s?$/.test(text.slice(named.end, start)),
  )
  return other?.end ?? named.end
}

/** "Pick them up, cook tea": what is done bears a post's name. */
function isDeed(text: string, { start, end }: Span): boolean {
  return (
    /^(?:cook|nurse|coach|guard|host|guide|tutor|mentor|judge|pilot)$/.test(
      text.slice(start, end),
    ) &&
    /(?:^|[,;(]|\b(?:and|to|then|can|will|you|would|who|please)) *$/i.test(
      text.slice(Math.max(0, start - 8), start),
    )
  )
}

/** "Our HEO platform": letters that may be anything, unless somebody is wanted by them. */
function isLetters(text: string, { start, end }: TitleHit): boolean {
  return (
    /^\p{Lu}{2,4}$/u.test(text.slice(start, end)) &&
    ofThing.test(text.slice(end, end + mostLettersOfThing))
  )
}

const ofThing = /^ (?:platform|system|software|tool|solution|product|technology|application)/i
const mostLettersOfThing = 14

/** "Together with our foreman", "(two analysts, one bookkeeper)": people who are there already. */
const ofColleague =
  /\b(?:(?:together|work(?:ing)?|along) with|alongside|beside|reports? to|reporting to|supported by|led by)(?: (?:an?|the|our|your))?(?: \p{L}+)? $|\b(?:our|your) $|[(,] ?(?:one|two|three|four|five|six|\d) $/iu
const mostLettersOfColleague = 48
