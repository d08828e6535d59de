/** Skills that stand together, such as "Tools: Excel, SAP". The label may be empty. */
export interface SkillGroup {
  readonly label: string
  readonly skills: readonly string[]
}

interface Skilled {
  readonly skills: readonly string[]
  readonly skill_groups?: readonly SkillGroup[] | undefined
}

/**
 * How the skills of a document stand together. `skills` says what there is, `skill_groups` only where:
 * what a group names besides is not there, what no group names stands last, without a label.
 */
export function groupSkills({ skills, skill_groups = [] }: Skilled): readonly SkillGroup[] {
  const left = [...skills]
  const groups = skill_groups.map(({ label, skills: named }) => ({
    label,
    skills: named.filter((skill) => {
      const at = left.indexOf(skill)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    }),
  }))
  return left.length === 0 ? groups : [...groups, { label: '', skills: left }]
}

interface LabelledSkill {
  readonly text: string
  readonly group?: string
  readonly list: number
}

/** The groups that a CV's own labels make, in its order; none where it labels nothing. */
export function groupsOf(skills: readonly LabelledSkill[]): readonly SkillGroup[] {
  const [first] = skills
  if (skills.every(({ group, list }) => group === undefined && list === first?.list)) return []
  const groups: { label: string; list: number; skills: string[] }[] = []
  for (const { text, group: label = '', list } of skills) {
    const last = groups.at(-1)
    if (last?.list === list) last.skills.push(text)
    else groups.push({ label, list, skills: [text] })
  }
  return groups.map(({ label, skills: own }) => ({ label, skills: own }))
}
