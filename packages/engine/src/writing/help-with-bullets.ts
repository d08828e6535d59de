import { hasFigure, opensWeakly } from '../findings/bullet-rules.ts'
import { firstWord } from '../text/first-word.ts'
import { wordRoot } from '../text/forms/word-forms.ts'
import type { CvDocument } from './document/cv-document.ts'
import { hasEndedInWords } from './document/has-ended.ts'
import {
  askForResult,
  placeholder,
  rewordBullet,
  withOtherVerb,
  withoutFirstPerson,
  withVerbAsked,
} from './reword-bullet.ts'
import { splitLine } from './split-line.ts'
import { readPresentVerb } from './verbs/present-verb.ts'
import { presentVerbs } from './verbs/verbs.ts'

export type HintCode =
  | 'weak-verb'
  | 'no-result'
  | 'too-long'
  | 'first-person'
  | 'repeated-verb'
  | 'tense'

/** What would make one line stronger, and the line as our writer would put it. */
export interface BulletHint {
  readonly code: HintCode
  /** Like "experience.0.bullets.2". */
  readonly path: string
  readonly meaning: string
  /** The lines that could stand instead; none where only the person can know. */
  readonly fix: readonly string[]
}

/** Beyond some forty words a line is skimmed; recruiters' guides ask for eight to thirty. */
const longBulletWords = 40
const mostSameVerb = 2

/** Looks at every line of the experience. A line that says who did what, and what came of it, has no hint. */
export function helpWithBullets(document: CvDocument): readonly BulletHint[] {
  const repeated = repeatedVerbs(document)
  return document.experience.flatMap((role, roleIndex) =>
    role.bullets.flatMap((bullet, index) => {
      const path = `experience.${roleIndex}.bullets.${index}`
      const line = { bullet, isPast: hasEndedInWords(role), isRepeated: repeated.has(path) }
      return bullet.trim() === '' ? [] : rules.flatMap((rule) => toHint(rule, line, path))
    }),
  )
}

interface Line {
  readonly bullet: string
  readonly isPast: boolean
  /** Opens with a verb that others above open with. */
  readonly isRepeated: boolean
}

interface Rule {
  readonly code: HintCode
  readonly meaning: string
  readonly applies: (line: Line) => boolean
  readonly fix: (line: Line) => readonly string[]
}

const rules: readonly Rule[] = [
  {
    code: 'weak-verb',
    meaning: 'Opens with a duty. Open with what you did.',
    applies: ({ bullet }) => opensWeakly(bullet),
    fix: ({ bullet, isPast }) => {
      const reworded = rewordBullet(bullet, { isPast })
      return [reworded === bullet ? withVerbAsked(bullet) : reworded]
    },
  },
  {
    code: 'first-person',
    meaning: 'Leave out “I” and “my”: the page is about you already.',
    applies: ({ bullet }) => /\b(?:I|my|me|I'm|I’m|myself)\b/.test(bullet),
    fix: ({ bullet, isPast }) => [withoutFirstPerson(rewordBullet(bullet, { isPast }))],
  },
  {
    code: 'tense',
    meaning: 'This role has ended: tell it in the past.',
    // "Cut" and "set" are their own past.
    applies: ({ bullet, isPast }) =>
      isPast && presentVerbs.has(firstWord(bullet)) && readPresentVerb(bullet) !== null,
    fix: ({ bullet, isPast }) => [rewordBullet(bullet, { isPast })],
  },
  {
    code: 'no-result',
    meaning: 'Says what was done, not what came of it. How many, how much, how often?',
    applies: ({ bullet }) => !hasFigure(bullet) && !bullet.includes(placeholder),
    fix: ({ bullet }) => [askForResult(bullet)],
  },
  {
    code: 'too-long',
    meaning: 'Longer than most people read. Two lines say it better.',
    applies: ({ bullet }) => bullet.split(/\s+/).length > longBulletWords,
    fix: ({ bullet }) => splitLine(bullet),
  },
  {
    code: 'repeated-verb',
    meaning: 'Opens like other lines above. Another verb keeps people reading.',
    applies: ({ isRepeated }) => isRepeated,
    fix: ({ bullet }) => withOtherVerb(bullet),
  },
]

function toHint({ code, meaning, applies, fix }: Rule, line: Line, path: string): BulletHint[] {
  if (!applies(line)) return []
  const lines = fix(line)
  const isChange = lines.length > 1 || (lines.length === 1 && lines[0] !== line.bullet)
  return [{ code, path, meaning, fix: isChange ? lines : [] }]
}

/** The lines that open with a verb which opened two lines before them. */
function repeatedVerbs({ experience }: CvDocument): ReadonlySet<string> {
  const counts = new Map<string, number>()
  const repeated = new Set<string>()
  experience.forEach(({ bullets }, roleIndex) => {
    bullets.forEach((bullet, index) => {
      const verb = wordRoot(firstWord(bullet))
      if (verb === '') return
      const count = (counts.get(verb) ?? 0) + 1
      counts.set(verb, count)
      if (count > mostSameVerb) repeated.add(`experience.${roleIndex}.bullets.${index}`)
    })
  })
  return repeated
}
