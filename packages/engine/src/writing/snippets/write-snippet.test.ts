import { describe, expect, it } from 'vitest'
import { gradedCases } from '../../../../../bench/match/graded/graded-cases.ts'
import { nurseCv, nursePosting } from '../../../test/fixtures/nurse.ts'
import { analyze, type Report } from '../../analyze.ts'
import { readKnowledge } from '../../knowledge.ts'
import { checkFacts } from '../facts/check-facts.ts'
import { writeSnippet } from './write-snippet.ts'

const today = { year: 2026, month: 11 }

function report(cvText: string, jobText = nursePosting): Report {
  const result = analyze({ cvText, jobText, today })
  if (result.status === 'refused') throw new Error(result.reason)
  return result
}

/** The example for the first change whose id or text fits. */
function example(told: Report, fits: RegExp, more: { fact?: string; previous?: string } = {}) {
  const change = told.advice.changes.find(({ id, text }) => fits.test(id) || fits.test(text))
  if (!change) throw new Error(`no change for ${fits}: ${told.advice.changes.map(({ id }) => id)}`)
  return writeSnippet({ change, candidate: told.candidate, rows: told.rows, ...more })
}

const plainCv = `Lena Marsh

Work
Nurse, Brookside Clinic
2020 - 2023
- Responsible for the ward budget
- Looked after people before surgery; I taught my students to dress wounds

Nurse, Hill Hospital
03/2016 - 05/2018
`

describe('writeSnippet', () => {
  it('shows where on the page what is missing belongs, with what the CV says', () => {
    const told = report(plainCv)
    expect(example(told, /mend_no-email/).text).toMatch(
      /^Lena Marsh\n\[your e-mail address\] \| \+\[country code and number\] \| \[town or region\]$/,
    )
    expect(example(told, /mend_no-skills-section/).text).toMatch(
      /^Skills\n.*\[what else you can do\]$/,
    )
    expect(example(told, /mend_mixed-date-formats/).text).toBe(
      'Nurse, Brookside Clinic, 2020 - 2023\nNurse, Hill Hospital, 03/2016 - 05/2018',
    )
    expect(example(told, /mend_gap-between-roles/).text).toBe(
      '06/2018 – 12/2019: [what you did: care, study, travel, search]',
    )
    expect(example(told, /mend_no-bullets/).text).toMatch(
      /^Nurse, Hill Hospital\n- \[What you did\]/,
    )
  })

  it('names a line that tells what is asked with the posting’s words, and keeps its own', () => {
    const line = '- I arranged home care packages and wrote discharge letters to the family doctor'
    const told = report(
      plainCv.replace('- Responsible for the ward budget', line),
      'Staff Nurse\n\nRequirements\n- Discharge planning\n- Venepuncture',
    )
    expect(example(told, /^name_/).text).toBe(
      'Discharge planning: arranged home care packages and wrote discharge letters to the family doctor',
    )
  })

  it('names what a list shows by another name as the posting does, with its own behind', () => {
    const told = report(
      `${plainCv}\nSkills\nSQL, regression, Excel`,
      'Data Analyst\n\nRequirements\n- Statistical analysis\n- SQL\n- Snowflake\n- Python',
    )
    const change = told.advice.changes.find(({ text }) => text.includes('counts as'))
    expect(change?.action).toBe('reword')
    expect(example(told, /counts as/).text).toBe('Statistical analysis (regression)')
  })

  it('mends a line without saying more than it did', () => {
    const told = report(plainCv)
    expect(example(told, /mend_weak-opening/).text).toBe(
      '[Planned, ran, built …] the ward budget, [number] [of what, or how often]',
    )
    expect(example(told, /mend_first-person/)).toEqual({
      text: 'Taught the students to dress wounds',
      line: expect.stringContaining('Looked after people before surgery'),
    })
  })

  it('writes nothing that the CV did not give', () => {
    const { advice, candidate, rows } = report(nurseCv)
    const { lexicon } = readKnowledge()
    const userFacts = rows.map(({ requirement }) => requirement.text)
    for (const change of advice.changes.filter(({ action }) => action !== 'add-if-true')) {
      const { text } = writeSnippet({ change, candidate, rows })
      expect(checkFacts(lexicon, text, { cvText: nurseCv, userFacts }), text).toEqual([])
    }
  })

  it('uses what the person answers, and keeps a gap where no figure was given', () => {
    const told = report(nurseCv)
    expect(example(told, /^add_req_wound|^add_/).text).toContain('[number]')
    const { text } = example(told, /^add_/, { fact: 'gave insulin to 20 patients a day' })
    expect(text).toMatch(/^Gave insulin to 20 patients a day/)
    expect(text).not.toContain('[number]')
  })

  it('writes down what an answer tells, without its “yes” and its “I”', () => {
    const told = report(nurseCv)
    const said = (fact: string) => example(told, /^add_/, { fact }).text
    expect(said('Yes, I gave insulin to 20 patients a day')).toBe(
      said('Gave insulin to 20 patients a day'),
    )
    expect(said('i gave insulin to 20 patients a day')).toBe(
      said('Gave insulin to 20 patients a day'),
    )
    expect(said('I am on the bank of 3 wards')).toMatch(/^I am on the bank of 3 wards/)
    expect(said('Yesterday 4 people')).toMatch(/^Yesterday 4 people/)
  })

  it('does not repeat in brackets what the answer says in another form', () => {
    const shop = `Store assistant
What you will do
- Serve customers at the counter
- Handle complaints and returns
What we ask for
- Handling complaints
- Experience with stock control`
    const said = (fact: string) => example(report(nurseCv, shop), /omplaints/, { fact }).text
    expect(said('handled about 3 complaints a week from visitors')).toBe(
      'Handled about 3 complaints a week from visitors',
    )
    expect(said('calmed 3 angry visitors a week')).toMatch(/\(handl\w+ complaints\)$/i)
  })

  it('takes a “no” for no answer, and leaves open what nobody told', () => {
    const told = report(nurseCv)
    const open = example(told, /^add_/).text
    const answers = [
      'No',
      'never.',
      'Not yet',
      'not yet, but I am keen to learn',
      'I have never done this',
      'no, i haven’t used it',
      'I don’t know it',
      'yes',
      'n/a',
    ]
    for (const fact of answers) {
      expect(example(told, /^add_/, { fact }).text, fact).toBe(open)
    }
    expect(example(told, /^add_/, { fact: 'No falls on 8 night rounds' }).text).toMatch(
      /^No falls on 8 night rounds/,
    )
    expect(example(told, /^add_/, { fact: 'I have never missed 1 shift' }).text).toMatch(
      /^I have never missed 1 shift/,
    )
  })

  it('offers another way to put it when asked again, and begins anew after the last', () => {
    const told = report(nurseCv)
    const change = /^add_.*wound|^add_/i
    const first = example(told, change).text
    const second = example(told, change, { previous: first }).text
    expect(second).not.toBe(first)
    const seen = [first, second]
    while (!seen.includes(example(told, change, { previous: seen.at(-1) ?? '' }).text)) {
      seen.push(example(told, change, { previous: seen.at(-1) ?? '' }).text)
    }
    expect(example(told, change, { previous: seen.at(-1) ?? '' }).text).toBe(first)
  })

  it('asks for no figure where one holds a paper or not', () => {
    const told = report(plainCv)
    const paper = told.rows.find(
      ({ requirement, status }) =>
        status === 'missing' && ['licence', 'certification'].includes(requirement.kind),
    )
    if (!paper) throw new Error('no paper is missing')
    const { text } = example(told, new RegExp(`add_${paper.requirement.id}`), {
      fact: 'licensed in Ohio since 2019',
    })
    expect(text).toMatch(/^Licensed in Ohio since 2019/)
    expect(text).not.toContain('[number]')
  })

  it('has a text for every change, most with more in it than an empty frame', () => {
    const texts = gradedCases.flatMap(({ cvs, posting }) =>
      (['a', 'f'] as const).flatMap((letter) => {
        const told = report(cvs[letter], posting)
        return told.advice.changes.map((change) =>
          writeSnippet({ change, candidate: told.candidate, rows: told.rows }),
        )
      }),
    )
    expect(texts.length).toBeGreaterThan(500)
    for (const { text } of texts) {
      expect(text).toMatch(/\S/)
      expect(text.replace(/\[[^[\]\n]{1,80}\]/g, ''), text).not.toMatch(/[[\]]/)
    }
    const empty = texts.filter(({ text }) => text.startsWith('[What you did] for [whom or what]'))
    expect(empty.length / texts.length).toBeLessThan(0.12)
  })

  it('names of several tools the one that the CV shows, in a list, too', () => {
    const told = report(
      'Oskar Lune\noskar@example.com\n07700 900118\n\nExperience\nCost Accountant, Hill Castings, 2016 – present\n- SAP CO and Excel for the monthly closing of two foundries\n- Standard costing of routings for a foundry of 90 people',
      'Management Accountant\n\nRequirements\n- Standard costing\n- An ERP system, ideally Sage 200 or SAP\n- Advanced Excel\n- Month-end close',
    )
    const texts = told.advice.changes.map((change) =>
      writeSnippet({ change, candidate: told.candidate, rows: told.rows }),
    )
    expect(texts.map(({ text }) => text).join('\n')).not.toContain('Sage')
  })

  it('shows where a degree belongs with all that the CV says of it', () => {
    const told = report(
      'Orla Penhallow\nStaff Nurse, Tidewell Infirmary, 2020 - present\n- Dressed wounds and drains of eight patients on a ward of 28 beds, by day and by night\n- Acted on early warning scores and called the outreach team whenever one of them went up\n- Mentored students, ordered what the ward needs and kept the rooms ready for those who came\nBSc Nursing (Adult), 2020. NMC registered.',
    )
    expect(example(told, /mend_no-education/).text).toBe(
      'Education\nBSc Nursing (Adult), [school], 2020',
    )
  })

  it('writes no bullet half in another language', () => {
    const told = report(
      'Lene Markwart\nlene@example.com\n\nBerufserfahrung\nKrankenpflegerin, Klinikum Elsterufer, 2019 – heute\n- Verantwortlich für die Pflege von Patienten auf der Station und für die Anleitung\n- Dokumentation in ORBIS\n- Begleitung der Angehörigen und Gespräche mit den Ärzten über die Therapie und das weitere Vorgehen\n- Bestellung von Material und Vorbereitung der Zimmer für die neuen Patienten auf der inneren Station',
      'Pflegefachkraft (m/w/d)\n\nIhre Aufgaben\n- Betreuung der Patienten auf der Intensivstation mit dem Team\n- Anleitung von Auszubildenden\n\nIhr Profil\n- Fachweiterbildung für Intensiv und Anästhesie\n- Kenntnisse in der Wundversorgung\n- Führerschein und Bereitschaft zu der Arbeit im Dienst',
    )
    for (const change of told.advice.changes.filter(({ requirementId }) => requirementId)) {
      const { text } = writeSnippet({ change, candidate: told.candidate, rows: told.rows })
      expect(text.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\b(?:used|with|that|took|for|of)\b/i)
    }
    expect(example(told, /mend_short-bullet/).text).toMatch(/^Dokumentation in ORBIS: \[/)
  })

  it('keeps the letters of names behind the posting’s words, and one colon in a line', () => {
    const posting =
      'Electrician\n\nDuties\n- Rewires\n- EV chargers\n- EICRs\n\nRequirements\n- 18th Edition\n- AM2'
    const cv =
      'Dale Marsh\ndale@example.com\n\nExperience\nElectrician, Hill Electrical, 2016 - now\n- Zappi and Ohme car chargers since 2021\n- New build houses: first fix, second fix, consumer units, dead testing\n- Schools and offices, trunking, conduit, emergency lighting\n\nCertifications\nNVQ3, AM2, 18th Edition, ECS Gold Card\n'
    const told = report(cv, posting)
    expect(example(told, /name_.*EV|reads like “EV chargers”/i).text).toBe(
      'EV chargers: Zappi and Ohme car chargers since 2021',
    )
    expect(example(told, /reads like “EICRs”/).text).toMatch(/^EICRs – new build houses: first fix/)
  })
})
