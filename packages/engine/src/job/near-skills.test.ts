import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readRelated } from '../lexicon/read-related.ts'
import { relatedSkills } from '../lexicon/related-skills.ts'
import { packPosting } from '../pack-posting.ts'

describe('what is near the skills that a posting names', () => {
  it('travels with the posting, by name, from either side', () => {
    const { near } = packPosting(
      'Registered Nurse\n\nRequirements\n- Phlebotomy\n- Intravenous therapy\n- Kindness',
    )
    expect(near['intravenous therapy']).toEqual(expect.arrayContaining(['phlebotomy']))
    expect(near.phlebotomy).toEqual(
      expect.arrayContaining(['specimen collection', 'intravenous therapy']),
    )
    expect(near).not.toHaveProperty('vital signs')
  })

  it('is told by numbers without the loss of any', () => {
    const { lexicon } = readKnowledge()
    const all = [...lexicon.entries.values()]
    const near = readRelated(relatedSkills(lexicon))
    for (const { number, name, related } of all) {
      const others = (near.get(number) ?? []).map((each) => all[each]?.name ?? '')
      const sayIt = all.filter((each) => each.related.includes(name)).map((each) => each.name)
      expect(new Set(others)).toEqual(new Set([...related, ...sayIt]))
    }
  })
})
