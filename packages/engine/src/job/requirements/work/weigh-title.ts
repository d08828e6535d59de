import type { Lexicon, Skill } from '../../../lexicon/lexicon.ts'
import { rootsIn } from '../../../text/roots-in.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { NamedTitle, Requirement, TitleSkill } from '../../job.ts'
import { bitsOf, formsOf } from '../forms-of-skill.ts'

/** Even a word of every field ("manager") tells a little where it is the title. */
const leastTitleWord = 0.4

/** A title names its work in three words; what else stands in its line is place, team or product. */
const mostNamingWords = 3
/** What follows a title's name of when, for how long, for whom and for which sexes. */
const notice: ReadonlySet<string> = new Set(['want', 'need', 'requir', 'vacancy'])
const behindName =
  /\s*\((?:[mwfdxh]\b|all|part|full|perm|temp|fixed|\d)|\s+[hf]\/[hf]\b|\s+for (?:our|the|an?)\b|,\s*(?:\d|part|full|perm|temp|fixed|long|hybrid)/i

/** A title as a posting asks for it, before its words are weighed. */
export interface AskedName {
  readonly name: string
  /** What the word data calls it, where the posting says it in another language; its level is read from that. */
  readonly known?: string
  /** Its words that say something, by root. */
  readonly roots: readonly string[]
}

/** What each word of a job's title tells of the work, and which of what the posting asks for it names. */
export function weighTitle(
  lexicon: Lexicon,
  { name: title, known, roots }: AskedName,
  asked: readonly Requirement[],
): NamedTitle {
  const behind = title.search(behindName)
  const name = behind < 0 ? title : title.slice(0, behind)
  const inName = rootsIn(name)
  const naming = roots.filter((root) => inName.includes(root))
  const [first = ''] = name.split(/\s*[(|,:/]|\s[-–—@]\s/)
  const nouns = tokenize(first).filter(({ root }) => roots.includes(root) && !notice.has(root))
  const weights = new Map(
    (naming.length > 0 ? naming : roots).map(
      (root) => [root, Math.max(lexicon.words.weigh(root), leastTitleWord)] as const,
    ),
  )
  const most = [...weights.values()].sort((a, b) => b - a).slice(0, mostNamingWords)
  return {
    name: known ?? title,
    inName,
    weights: [...weights],
    total: most.reduce((sum, weight) => sum + weight, 0),
    noun: nouns.at(-1)?.root ?? '',
    skills: skillsInTitle(lexicon, asked, weights),
  }
}

/** The skills that a job's title names: ".NET" of ".NET developer". */
function skillsInTitle(
  lexicon: Lexicon,
  requirements: readonly Requirement[],
  roots: ReadonlyMap<string, number>,
): TitleSkill[] {
  const names = new Set(
    requirements.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : [])),
  )
  const bits = bitsOf(roots.keys())
  return [...names].flatMap((name) => {
    const skill = lexicon.entries.get(name)
    const named = skill && formIn(skill, roots, bits)
    return skill && named ? [{ name, roots: named }] : []
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
