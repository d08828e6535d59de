import type { Cv, CvRole } from '../cv/cv.ts'
import { tellsPrivate } from '../cv/lines/tells-private.ts'
import { hasFigure, opensWeakly } from '../findings/bullet-rules.ts'
import { readKnowledge } from '../knowledge.ts'
import { inOneDateStyle } from './dates/one-date-style.ts'
import { type CvDocument, toDocument } from './document/cv-document.ts'
import { hasEnded } from './document/has-ended.ts'
import { checkFacts } from './facts/check-facts.ts'
import { askForResult, rewordBullet, withoutFirstPerson } from './reword-bullet.ts'
import { opensWithDeed } from './verbs/present-verb.ts'

/** One change to a CV document, to be accepted or left: where, what it was, what it becomes, and why. */
export interface Patch {
  /** Like "experience.0.bullets.2", "experience.0.dates", or a whole list, line under line: "experience.0.bullets". */
  readonly path: string
  readonly before: string
  readonly after: string
  readonly because: string
}

/** A CV with the changes proposed for it; the document is the CV as it stands, unchanged. */
export interface Regenerated {
  readonly document: CvDocument
  readonly patches: readonly Patch[]
}

export interface RegenerateOptions {
  /** The CV's text, which every proposal is checked against. */
  readonly cvText?: string
  /** What an analysis suggested; where it asks for results, lines without a figure get a placeholder. */
  readonly suggestions?: readonly string[]
}

/** Proposes to say better what a CV says, line by line. Whatever needs no change stays byte for byte. */
export function regenerate(cv: Cv, options: RegenerateOptions = {}): Regenerated {
  const document = toDocument(cv, options.cvText)
  const patches = [...patchDates(cv, document), ...patchLines(cv, options), ...takeOut(document)]
  return { document, patches }
}

/** The same months, all written in one way. */
function patchDates({ experience }: Cv, document: CvDocument): Patch[] {
  return inOneDateStyle(experience).flatMap((after, index) => {
    const before = document.experience[index]?.dates
    if (after === null || before === undefined || before !== experience[index]?.dates?.text)
      return []
    const because = 'Writes the dates of all roles in one way.'
    return [{ path: `experience.${index}.dates`, before, after, because }]
  })
}

function patchLines(cv: Cv, options: RegenerateOptions): Patch[] {
  const asksForResults = options.suggestions?.some((each) => resultWords.test(each)) ?? false
  return cv.experience.flatMap((role, roleIndex) => {
    const open = asksForResults ? lineToMeasure(role) : -1
    return role.bullets.flatMap((bullet, index) => {
      const opened = rewordSentences(bullet.text, hasEnded(role))
      const reworded = withoutFirstPerson(opened)
      const after = index === open ? askForResult(reworded) : reworded
      if (after === bullet.text || !isTrue(after, { cv, role, options })) return []
      const path = `experience.${roleIndex}.bullets.${index}`
      const why = {
        isReworded: opened !== bullet.text,
        isFreed: reworded !== opened,
        isMeasured: after !== reworded,
      }
      return [{ path, before: bullet.text, after, because: reasonFor(why) }]
    })
  })
}

/** Each sentence that speaks of "I" is said without; where one cannot be, the whole line stays. */
function rewordSentences(bullet: string, isPast: boolean): string {
  const mended = bullet
    .split(beforeSubject)
    .map((sentence) => rewordBullet(sentence, { isPast }))
    .join('')
  return subject.test(bullet) && subject.test(mended) ? bullet : mended
}

const beforeSubject = /(?<=[.!?;]\s+)(?=I )/
const subject = /\bI(?= \p{Ll}|[’'])/u

const resultWords =
  /\b(?:results?|figures?|numbers?|measur\w+|quantif\w+|metrics?|how (?:many|much))\b/i

/** The first line of a role that tells of something done, where none of them names a figure. */
function lineToMeasure({ bullets }: CvRole): number {
  return bullets.some(({ text }) => hasFigure(text))
    ? -1
    : bullets.findIndex(
        ({ text }) =>
          (opensWithDeed(text) || opensWeakly(text)) &&
          !/[.;]\s/.test(text) &&
          text.split(' ').length <= mostWordsToMeasure,
      )
}

/** A figure at the end of a longer line would be anybody's guess. */
const mostWordsToMeasure = 40

/** The fact gate, for our own writer as for any other. */
function isTrue(
  after: string,
  { cv, role, options }: { cv: Cv; role: CvRole; options: RegenerateOptions },
): boolean {
  const roleText = textOf(role)
  const otherRoles = cv.experience.filter((each) => each !== role).map(textOf)
  const cvText = options.cvText ?? [roleText, ...otherRoles].join('\n')
  const sources = { cvText, userFacts: [], roleText, otherRoles }
  return checkFacts(readKnowledge().lexicon, after, sources).length === 0
}

function textOf({ title, company, dates, bullets }: CvRole): string {
  return [title, company, dates, ...bullets].map((each) => each?.text ?? '').join('\n')
}

/** What people write for the employer of a form stands apart from their roles, and is proposed to go. */
function takeOut({ others }: CvDocument): Patch[] {
  return others.flatMap(({ items }, index) =>
    items.flatMap((before, at) =>
      tellsPrivate(before)
        ? [{ path: `others.${index}.items.${at}`, before, after: '', because: whyPrivate }]
        : [],
    ),
  )
}

const whyPrivate =
  'Takes this out: pay, notice, why you left and whom to ask are for a form, or for later, not for a CV.'

interface Why {
  /** The verb first, in the tense of the role. */
  readonly isReworded: boolean
  /** Without "my". */
  readonly isFreed: boolean
  readonly isMeasured: boolean
}

function reasonFor({ isReworded, isFreed, isMeasured }: Why): string {
  return [
    isReworded ? 'Opens with what you did, in the tense of the role.' : '',
    isFreed ? 'Leaves out “my”: the page is about you anyway.' : '',
    isMeasured ? 'Says how much came of it: fill in the figure, or leave the line as it was.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
