import { describe, expect, it } from 'vitest'
import { candidateLetters } from '../../../../bench/match/graded/graded-case.ts'
import { gradedCases } from '../../../../bench/match/graded/graded-cases.ts'
import { cookCv, nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { scoredReport } from '../../test/scored-report.ts'
import { analyze } from '../analyze.ts'
import { readKnowledge } from '../knowledge.ts'
import { draftSummary } from './draft-summary.ts'
import { checkFacts } from './facts/check-facts.ts'

const today = { year: 2026, month: 11 }

function draft(cvText: string, jobText = nursePosting) {
  const { candidate, rows } = scoredReport(cvText, jobText)
  return draftSummary(candidate, rows)
}

const summary = /^(?:Summary|Profile)\n[^\n]*\n+/im

describe('draftSummary', () => {
  it('says what the posting asks for and the CV shows, in the CV’s words', () => {
    const patch = draft(nurseCv.replace(summary, ''))
    expect(patch).toMatchObject({ path: 'summary', before: '' })
    expect(patch?.after).toMatch(/^Staff Nurse since 2019\. Experience in .*wound care.*\. .*\.$/)
  })

  it('leaves a summary alone, and says nothing where there is too little to say', () => {
    const withOne = `Ada Moss\nada@example.com\n\nSummary\nNurse with six years on wards.\n\n${nurseCv.slice(nurseCv.search(/^experience/im))}`
    expect(draft(withOne)).toBeNull()
    expect(draft(cookCv)).toBeNull()
  })

  it('names a paper as the CV does, and none that is not held', () => {
    const posting =
      'Management Accountant\n\nRequirements\n- First aid\n- ACCA\n- Variance analysis\n- Stock valuation\n- Month-end close'
    const cv = (paper: string) =>
      `Oskar Lune\noskar@example.com\n\nExperience\nCost Accountant, Hill Castings, from 2016 to present\n- Variance analysis for nine foundries\n- Stock valuation and month-end close for two plants\n\nCertifications\n${paper}\n`
    expect(draft(cv('First aid at work, renewed 2024'), posting)?.after).toContain(
      ' First aid at work.',
    )
    expect(draft(cv('ACCA lapsed 2021'), posting)?.after).not.toContain('ACCA')
    expect(draft(cv('ACCA lapsed 2021'), posting)?.after).not.toMatch(/, from since|\.\./)
  })

  it.each([
    'ACCA not completed',
    'Never finished ACCA',
    'ACCA expired 2020',
    'ACCA, result pending',
    'ACCA in progress',
    'Enrolled for ACCA',
    'Studying ACCA',
    'Working towards ACCA',
    'ACCA half done',
    'ACCA begun 2024',
    'ACCA applied for',
    'Applying for ACCA',
    'ACCA until 2019',
    'Former ACCA member',
    'ACCA part-qualified',
    'ACCA due 2027',
  ])('names no paper of which the CV says “%s”', (told) => {
    const posting =
      'Management Accountant\n\nRequirements\n- ACCA\n- First aid\n- Variance analysis\n- Stock valuation\n- Month-end close'
    const cv = `Oskar Lune\noskar@example.com\n\nExperience\nCost Accountant, Hill Castings, 2016 to present\n- Variance analysis for nine foundries\n- Stock valuation and month-end close for two plants\n\nCertifications\n${told}\n`
    expect(draft(cv, posting)?.after).toMatch(/^Cost accountant since 2016\./i)
    expect(draft(cv, posting)?.after).not.toContain('ACCA')
  })

  it('opens with the work somebody is paid for, not with what they volunteer in', () => {
    const roles = (first: string, second: string) =>
      `Ada Moss\nada@example.com\n\nExperience\n${first}, Elm House, 2021 - Present\n- Delivered wound care for 12 patients a shift\n\n${second}, Northgate Hospital, 2019 - Present\n- Gave medication and documented it in Epic\n- Mentored 6 nursing students\n\nSkills\nPatient assessment, wound care, basic life support`
    expect(draft(roles('Volunteer Carer', 'Staff Nurse'))?.after).toMatch(
      /^Staff Nurse since 2019/i,
    )
    expect(draft(roles('Ward Nurse', 'Staff Nurse'))?.after).toMatch(/^Ward Nurse since 2021/i)
  })

  it('claims nothing that the CV does not', () => {
    const { lexicon } = readKnowledge()
    const drafts = gradedCases.flatMap(({ cvs, posting }) =>
      candidateLetters.flatMap((letter) => {
        const report = analyze({ cvText: cvs[letter], jobText: posting, today })
        const patch = report.status === 'scored' && draftSummary(report.candidate, report.rows)
        return patch ? [{ cvText: cvs[letter], after: patch.after }] : []
      }),
    )
    expect(drafts.length).toBeGreaterThan(40)
    for (const { cvText, after } of drafts) {
      expect(checkFacts(lexicon, after, { cvText, userFacts: [] }), after).toEqual([])
      expect(after.split(/\s+/).length, after).toBeLessThan(50)
    }
  })

  it('counts neither deeds nor papers among what there is experience in, and says a licence once', () => {
    const posting =
      'HGV Class 1 Driver\n\nRequirements\n- C+E licence\n- Multi drop\n- Tail lift\n- Leading a team\n- Trunking'
    const cv =
      'Jon Marsh\njon@example.com\n\nExperience\nLGV 1 DRIVER, Hill Chilled, Oct 2020 - Present\n- Managed a team of four drivers\n- Multi drop with tail lift, trunking at night\n\nCertifications\nLicence: C+E (3 points SP30)\n'
    const after = draft(cv, posting)?.after ?? ''
    expect(after).toMatch(/^LGV 1 driver since 2020\. Experience in /)
    expect(after).toMatch(/ C\+E\.$/)
    expect(after).not.toMatch(/managed|DRIVER|points|Licence:/)
  })
})
