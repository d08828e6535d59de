import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { fieldSources } from '../field-sources.ts'
import { isName } from '../lexicon.ts'
import type { LexiconEntry, LexiconForm } from '../lexicon-entry.ts'
import { parseSkills } from '../parse-lexicon.ts'
import { isLikeItsVerb, verbRootOf } from '../verbs/action-nouns.ts'
import { plainForms } from './plain-forms.ts'

describe('plainForms', () => {
  it('writes the words of long ways as they come most often, in small letters', () => {
    const skills = `
stock control,controlling Stock,=Controlling Stock
noise control,controlled-,controlling^
Sage controls > controlled drugs`
    const [plain] = plainForms([{ field: 'retail', skills, titles: 'stock controls' }])
    expect(plain?.skills).toBe(`
stock control,control stock,=Controlling Stock
noise control,controlled-,controlling^
Sage controls > controlled drugs`)
    expect(plain?.titles).toBe('stock controls')
  })

  it('writes acronyms in small letters, but for those that spell a word', () => {
    const skills = 'chartered global management accountant,CGMA,MOST,310S,=AIM,C++,Sage,B2B'
    const [plain] = plainForms([{ field: 'accounting', skills, titles: 'CFO,FD' }])
    expect(plain?.skills).toBe(
      'chartered global management accountant,cgma,MOST,310S,=AIM,c++,Sage,b2b',
    )
    expect(plain?.titles).toBe('CFO,FD')
  })

  it('keeps the endings of ways that several skills share, which tell whose a word is', () => {
    const skills = `
device manufacturing,medical device,device makers,makers of devices
medical equipment,medical devices,devices in hospitals,hospital devices`
    const [plain] = plainForms([{ field: 'retail', skills, titles: '' }])
    expect(plain?.skills).toBe(`
device manufacturing,medical device,devices makers,makers of devices
medical equipment,medical devices,devices in hospitals,hospitals devices`)
  })

  it('leaves apart what several skills share, as far as they were apart', () => {
    expect(spellings(pairs.flatMap(({ after }) => after))).toEqual(
      spellings(pairs.flatMap(({ before }) => before)),
    )
  })

  const pairs = plainForms(fieldSources).map(({ field, skills, titles }, at) => {
    const own = fieldSources[at] ?? { field, skills: '', titles: '' }
    return {
      before: parseSkills(field, own.skills),
      after: parseSkills(field, skills),
      own,
      titles,
    }
  })

  it('leaves what is read of each way of writing as it was', () => {
    for (const { before, after, own, titles } of pairs) {
      expect(after.map(readAs)).toEqual(before.map(readAs))
      expect(titles).toBe(own.titles)
    }
  })

  it('loses no word by which a text is parted into words', () => {
    const singulars = (entries: readonly LexiconEntry[]) =>
      entries.flatMap(({ forms }) => forms.flatMap(({ written }) => tokenize(written)))
    const known = new Set(pairs.flatMap(({ after }) => singulars(after)).map(({ base }) => base))
    for (const { own } of pairs)
      for (const { base } of own.titles.split(/[\n,]/).flatMap((each) => tokenize(each)))
        known.add(base)
    const lost = pairs
      .flatMap(({ before }) => singulars(before))
      .filter(({ base }) => !known.has(base))
    expect(lost.map(({ word }) => word)).toEqual([])
  })
})

/** The ways of writing by which skills that share their roots are told apart: a text's own spelling chooses. */
function spellings(entries: readonly LexiconEntry[]): unknown {
  const byRoots = Map.groupBy(
    entries.flatMap(({ name, forms }) => forms.map(({ written }) => ({ name, written }))),
    ({ written }) =>
      tokenize(written)
        .filter(({ word }) => word !== 'and')
        .map(({ root }) => root)
        .join(' '),
  )
  return [...byRoots.values()]
    .filter((ways) => new Set(ways.map(({ name }) => name)).size > 1)
    .map((ways) => ways.map(({ name, written }) => `${name}: ${written.toLowerCase()}`))
}

/** A skill with all that the engine takes from its ways of writing. */
function readAs({ name, kind, implies, related, forms }: LexiconEntry): unknown {
  return { name, kind, implies, related, forms: forms.map(readFormAs) }
}

function readFormAs(form: LexiconForm): unknown {
  const tokens = tokenize(form.written)
  const isLong = form.written.includes(' ') && !form.isFieldOnly
  if (form.isCaseSensitive || form.isExact) return form
  if (!isLong) return { ...form, ...readAlone(form.written) }
  const noun = tokens.at(-1)?.base ?? ''
  return {
    roots: tokens.map(({ root }) => root),
    isJoined: form.written.includes(' and '),
    verb: [verbRootOf(noun), isLikeItsVerb(noun)],
  }
}

/** A single way: in which letters it is written is asked of words and names only. */
function readAlone(written: string): object {
  const isAskedOf = isEverydayWord(written) || isName(written)
  const [{ word, base, root } = {}] = tokenize(written)
  return { written: isAskedOf ? written : written.toLowerCase(), word, base, root }
}
