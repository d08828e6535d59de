import type { TermHit } from '../../lexicon/find/find-terms.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import { overlaps, type Span } from '../../text/span.ts'
import { levelWords } from '../lexicon/level-words.ts'
import type { Posting } from '../posting.ts'
import { isAtHand } from './is-at-hand.ts'
import { isColleague } from './is-colleague.ts'
import { isDepartment } from './is-department.ts'
import { isExcepted } from './is-excepted.ts'
import { isInPostOfOthers } from './is-in-post-of-others.ts'
import { isIssuer } from './is-issuer.ts'
import { isNoSpeech } from './is-no-speech.ts'
import { isOfCompound } from './is-of-compound.ts'
import { isOfEmployerName } from './is-of-employer-name.ts'
import { isOfEmployment } from './is-of-employment.ts'
import { isOfApplication, isOfFirm, isOfHiring } from './is-of-hiring.ts'
import { isOtherSense } from './is-other-sense.ts'
import { isPaperOfOthers } from './is-paper-of-others.ts'

interface Told {
  /** Conditions, papers and reasons. */
  readonly told: readonly Span[]
  /** What degrees are asked for in. */
  readonly subjects: readonly Span[]
}

/**
 * A permit, a shift or a ticket is told as such and no skill as well; a degree's subject belongs to the
 * degree, but a paper behind it does not; a company's name asks for nothing, a "notary's clerk" for no notary,
 * a "senior care assistant" for no care of seniors.
 */
export function askedTerms(posting: Posting, { told, subjects }: Told): Posting['terms'] {
  return posting.terms.filter((hit) => {
    const touches = (span: Span) => overlaps(span, hit)
    const isNamed = posting.names.some(({ start, end }) => start <= hit.start && hit.end <= end)
    const isSubject =
      (!isPaper(hit.entry) || isSubjectOnly(posting.text, hit)) && subjects.some(touches)
    const isOfTitle =
      levelWords.has(posting.tokens[hit.first]?.root ?? '') &&
      posting.jobTitles.some(
        ({ start, end }) => hit.start < start && start < hit.end && hit.end < end,
      )
    const mayBeTitle = hit.entry.field === 'management' || hit.entry.kind === 'tool'
    const isTitle = mayBeTitle && isWholeTitle(posting, hit)
    const isPeople = isPeopleThere(posting, hit)
    const isOfOthers = isPaper(hit.entry)
      ? isPaperOfOthers(posting, hit) || isIssuer(posting, hit)
      : isColleague(posting.text, hit, posting.tokens[hit.last - 1]) ||
        isInPostOfOthers(posting, hit)
    return (
      !isNamed &&
      !isSubject &&
      !isOfTitle &&
      !isAtHand(posting.text, hit) &&
      !isDepartment(posting.text, hit) &&
      !isTitle &&
      !isPeople &&
      !isOfOthers &&
      !isOfHiring(posting.text, hit) &&
      !isOfApplication(posting.text, hit) &&
      !isOfEmployment(posting.text, hit) &&
      !isOtherSense(posting.text, hit) &&
      !isOfFirm(posting.text, hit, posting.names) &&
      !told.some(touches) &&
      !isNoSpeech(posting.text, hit) &&
      !isExcepted(posting.text, hit) &&
      !isOtherStandard(posting.text, hit) &&
      !isShoutedOr(posting.text, hit) &&
      !isOfCompound(posting, hit) &&
      !isOfEmployerName(posting, hit)
    )
  })
}

/** "NVQ in Customer Service or Supporting Teaching and Learning": what a paper is in, though a paper goes by it elsewhere. */
function isSubjectOnly(text: string, { start, end }: Span): boolean {
  const said = text.slice(start, end)
  return /^\p{Lu}\p{Ll}+(?: (?:and|of|in|\p{Lu}\p{Ll}+))+$/u.test(said) && !ofPaper.test(said)
}

const ofPaper =
  /\b(?:accredit\w+|award|cards?|certifi\w+|chartered|diploma|license[ds]?|licen[cs]e|qualifi\w+|register\w*|registration|ticket|nurse|accountant|engineer|solicitor|practitioner)\b/i

/** "Landscaper / Team leader", "Payroll Manager": a title that the heading names has points of its own, and is no software. */
function isWholeTitle({ title, jobTitles }: Posting, hit: TermHit): boolean {
  return (
    title !== null &&
    title.start <= hit.start &&
    hit.end <= title.end &&
    jobTitles.some(({ start, end }) => start === hit.start && end === hit.end)
  )
}

/** "A team of four analysts and two data engineers": of how many there are one need be none. */
function isPeopleThere({ text, jobTitles }: Posting, { start, end }: TermHit): boolean {
  return (
    jobTitles.some((title) => title.start === start && title.end === end) &&
    /s$/.test(text.slice(start, end)) &&
    counted.test(text.slice(Math.max(0, start - lettersBefore), start))
  )
}

const lettersBefore = 24
const counted =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|team of|several|other) $/i

/** "ISO 20121" is not what "ISO" alone would mean. */
function isOtherStandard(text: string, { end, written }: TermHit): boolean {
  return (
    written.length === 3 &&
    /^iso$/i.test(written) &&
    /^[ -]?\d{4,5}\b/.test(text.slice(end, end + 7))
  )
}

/** "313A OR gas ticket" leaves a choice, and asks for no operating room. */
function isShoutedOr(text: string, { start, end }: TermHit): boolean {
  if (text.slice(start, end) !== 'OR') return false
  const isBetween = /[\p{L}\d).,/] $/u.test(text.slice(Math.max(0, start - 2), start))
  return (
    isBetween &&
    !/\b(?:in|the|an|of|to|from|for|and|with|main|years?|yrs) $/i.test(
      text.slice(Math.max(0, start - 8), start),
    ) &&
    /^ (?!(?:nurs|rn|tech|experience|setting|suite|schedul|circulat|table|staff|team|cases|and|or)\b|(?:nurs|tech|schedul|circulat))\S/i.test(
      text.slice(end, end + 12),
    )
  )
}
