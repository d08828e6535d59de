import type { Candidate, Showing } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import type { Lexicon, Skill } from '../../lexicon/lexicon.ts'
import type { Span } from '../../text/span.ts'
import { tokenize } from '../../text/tokenize.ts'

/** A skill that the job's title names, with the words that name it there, by root. */
export interface TitleSkill {
  readonly skill: Skill
  readonly roots: readonly string[]
}

/** The skills that a job's title names: ".NET" of ".NET developer". */
export function skillsInTitle(
  lexicon: Lexicon,
  { requirements }: Job,
  roots: ReadonlyMap<string, number>,
): TitleSkill[] {
  const names = new Set(
    requirements.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : [])),
  )
  const bits = bitsOf(roots.keys())
  return [...names].flatMap((name) => {
    const skill = lexicon.entries.get(name)
    const named = skill && formIn(skill, roots, bits)
    return skill && named ? [{ skill, roots: named }] : []
  })
}

/** The first way of writing a skill whose words all stand among some. */
function formIn(
  skill: Skill,
  among: ReadonlyMap<string, number>,
  bits: number,
): readonly string[] | undefined {
  for (const form of formsOf(skill)) {
    if ((form.bits & ~bits) !== 0) continue
    if (form.roots.every((root) => among.has(root))) return form.roots
  }
  return undefined
}

interface Form {
  readonly roots: readonly string[]
  /** Of the roots, the bits that `bitsOf` gives: most forms lack a word, and one look tells. */
  readonly bits: number
}

const forms = new WeakMap<Skill, readonly Form[]>()

/** The word data's ways of writing by root: the same skills are asked for again and again. */
function formsOf(skill: Skill): readonly Form[] {
  const known = forms.get(skill)
  if (known) return known
  const read = skill.forms
    .map(({ written }) => tokenize(written).map(({ root }) => root))
    .filter((roots) => roots.length > 0)
    .map((roots) => ({ roots, bits: bitsOf(roots) }))
  forms.set(skill, read)
  return read
}

/** A bit for each root, by its first letters; several may share one. */
function bitsOf(roots: Iterable<string>): number {
  let bits = 0
  for (const root of roots) bits |= 1 << ((root.charCodeAt(0) * 5 + root.charCodeAt(1)) & 31)
  return bits
}

/** So many letters from a title, a skill still belongs to it. */
const reach = 60

/** The words of the job's title that a title of the CV says in other ones: "dot net" for ".NET", "Hadoop" for "big data". */
export function rootsShown(
  { showings, showingsByNumber }: Candidate,
  asked: readonly TitleSkill[],
  title: Span,
): string[] {
  const isBeside = ({ unit, start, end }: Showing) =>
    unit.start <= title.start &&
    title.end <= unit.end &&
    end - title.start < reach &&
    title.end - start < reach
  const isProven = ({ name, isProven: isEver }: Skill) => {
    if (!isEver) return false
    for (const places of showings.values())
      if (places[0]?.skill.proves?.has(name) && places.some(isBeside)) return true
    return false
  }
  return asked.flatMap(({ skill, roots }) =>
    showingsByNumber.get(skill.number)?.some(isBeside) || isProven(skill) ? roots : [],
  )
}
