import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function read(posting: string) {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements
}

describe('findDegreeSubjects', () => {
  it('asks for a subject with its degree and not once more', () => {
    const texts = read(
      'Analyst\n\nRequirements\n- A degree in chemistry, biology or physics\n- Chromatography',
    ).map(({ text }) => text)
    expect(texts).toContain('A degree in chemistry, biology or physics')
    expect(texts).not.toContain('chemistry')
    expect(texts).not.toContain('biology')
  })

  it('finds the subject behind the paper’s other names and its level', () => {
    for (const paper of ['NVQ/QCF Level 3', 'SVQ or NVQ Level 2', 'NVQ level 3']) {
      const asked = read(
        `Care Assistant\n\nRequirements\n- ${paper} in Health and Social Care\n- Dementia`,
      ).map(({ text }) => text)
      expect(asked, paper).not.toContain('Social Care')
      expect(asked, paper).toContain('Dementia')
    }
  })

  it('still asks for what stands behind it', () => {
    const texts = read(
      'Analyst\n\nRequirements\n- Degree in chemistry with experience of chromatography',
    ).map(({ text }) => text)
    expect(texts).toContain('chromatography')
  })
})

describe('readDegreeRequirement', () => {
  it('quotes all subjects that will do, and takes what may stand instead', () => {
    const asked = read(
      "Marketing Assistant\n\nRequirements\n- A degree in marketing, business, English or similar – or you've taught yourself and can show us\n- Canva",
    ).find(({ kind }) => kind === 'education')
    expect(asked).toMatchObject({
      text: 'A degree in marketing, business, English or similar',
      need: { orExperience: true, subjects: [['market'], ['business'], ['english']] },
    })
  })

  it('takes what somebody teaches for no degree of theirs', () => {
    const kinds = read(
      'Maths Teacher\n\nRequirements\n- GCSE mathematics teaching\n- Marking of A-level classes',
    ).map(({ kind }) => kind)
    expect(kinds).not.toContain('education')
    const plain = read(
      'Clerk\n\nRequirements\n- 4 GCSEs or equivalent incl. English and maths\n- Filing',
    )
    expect(plain.map(({ text }) => text)).not.toContain('maths')
    const asked = read('Clerk\n\nRequirements\n- GCSE mathematics and English\n- Filing')
    expect(asked.map(({ kind }) => kind)).toContain('education')
  })
})

describe('findReasons', () => {
  it('asks for nothing that only says why', () => {
    const texts = read(
      'Customs Declarant\n\nRequirements\n- Tariff classification\n- Clean file, needed for our AEO status',
    ).map(({ text }) => text)
    expect(texts.join(' ')).not.toContain('AEO')
    const fitter = read(
      'HGV Technician\n\nRequirements\n- Diagnostics\n- Category C licence. Due to insurance and welding we can NOT consider applicants without',
    ).map(({ text }) => text)
    expect(fitter.join(' ')).not.toMatch(/insurance|welding/)
  })

  it('asks for nothing that clients do', () => {
    const asked = (of: string) =>
      read(
        `Bookkeeper\n\nYou will\n- Keep the books of 25 clients, ${of}construction and legal aid`,
      )
        .filter(({ kind }) => kind !== 'duty')
        .map(({ text }) => text)
    expect(asked('mainly ')).not.toContain('construction')
    expect(asked('')).toContain('construction')
  })
})

it.each([
  'STEM degree',
  'GCSE maths and English at grade C/4 or above',
  'A levels including maths',
  '5 GCSEs at A*-C including Maths and English',
  'Matric (Grade 12) with Maths or Accounting',
])('"%s" is asked for once', (line) => {
  const asked = read(`Analyst\n\nRequirements\n- ${line}\n- Filing`)
  const texts = asked.map(({ text }) => text)
  expect(texts).toContain(line)
  expect(texts.filter((text) => /^(?:stem|maths?|english)$/i.test(text))).toEqual([])
})
