import { describe, expect, it } from 'vitest'
import { scoredReport } from './scored-report.ts'

const jobText = `Arborist, Fennick Tree Care

Requirements
- Tree climbing and aerial rescue
- Chainsaw maintenance and crosscutting
- Rigging of large limbs in confined gardens
- Tree surveys and written reports for clients
- Stump grinding, hedge cutting and planting of young trees
- Driving licence with trailer entitlement
- Careful traffic management beside busy roads and footpaths`

const lists = `Skills
Tree climbing, aerial rescue, chainsaw maintenance, crosscutting, rigging, tree surveys, stump grinding`

const told = `Robin Tallow
robin@example.com

Experience
Arborist, Oakley & Daughters, 2019 - present
- Climbed and dismantled 140 storm-damaged beeches and poplars without an injury
- Lowered limbs over greenhouses and conservatories with friction devices and pulleys
- Taught two apprentices to sharpen chains, inspect harnesses and file cutters

${lists}`

const claimed = `Robin Tallow
robin@example.com

Experience
Various roles, 2019 - present
Responsible for a wide range of tasks in a busy setting and worked with the team.

${lists}`

const phraseByPhrase = `Robin Tallow
robin@example.com

What I offer: tree climbing and aerial rescue. Chainsaw maintenance and crosscutting. Rigging of large
limbs in confined gardens. Tree surveys and written reports for clients. Stump grinding, hedge cutting
and planting of young trees. Driving licence with trailer entitlement. Careful traffic management.

Experience
Various roles, 2019 - present
Responsible for a wide range of tasks in a busy setting.`

function scoreOf(cvText: string): number {
  return scoredReport(cvText, jobText).score
}

describe('what a CV only claims', () => {
  it('counts for much less where no line tells of work', () => {
    expect(scoreOf(claimed)).toBeLessThan(scoreOf(told) - 25)
  })

  it('counts for nothing where the posting was taken over phrase by phrase', () => {
    expect(scoreOf(phraseByPhrase)).toBeLessThan(scoreOf(claimed))
  })

  it('counts for little beside sentences taken over from the posting', () => {
    const copied = jobText.split('\n').slice(3, 7).join('\n').replaceAll('- ', '')
    const objective = `${told}\n\nObjective\n${copied}`
    const own = `${told}\n\nObjective\nTo look after old trees in a small firm`
    expect(scoreOf(objective)).toBeLessThan(scoreOf(own))
    const unlisted = told.replace(lists, '')
    expect(scoreOf(objective)).toBeGreaterThanOrEqual(scoreOf(unlisted))
  })

  it('loses nothing by one sentence of the posting among the work, however long it is', () => {
    const posting = `${jobText}
- Felling, limbing and stacking of storm-damaged spruce on steep ground together with a winch crew of three from the forestry office`
    const paper = `${told}\n\nCertificates\nDriving licence with trailer entitlement`
    const lines = posting.split('\n')
    const withLine = (line: string) => paper.replace('- Taught', `- ${line}\n- Taught`)
    const score = (cvText: string) => scoredReport(cvText, posting).score
    const longest = lines.at(-1)?.slice(2) ?? ''
    expect(score(withLine(longest))).toBeGreaterThanOrEqual(score(paper))
  })

  it('counts in full beside a few lines that tell', () => {
    const withoutList = told.replace(lists, '')
    expect(scoreOf(told)).toBeGreaterThan(scoreOf(withoutList))
  })
})
