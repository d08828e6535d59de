import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

/** A CV as people type it who seldom write one. */
function schoolsOf(education: string) {
  const text = `Gloria Mensah\nHull\n07700 900199\n\nWork\nShop Assistant, Greggs, Hull, 2019 - 2024\n- Served customers\n\n${education}\n\nInterests\nwalking\n`
  return readCv(text).education.map(({ degree, institution, dates }) => [
    degree?.text,
    institution?.text,
    dates?.text,
  ])
}

describe('schools that are plainly typed', () => {
  it.each(['at', 'from', 'at the'])('are where somebody learnt something: %s', (word) => {
    expect(
      schoolsOf(
        `Education\nDiploma in Nursing ${word} Keele University, 2019\n9 GCSEs (A*-C) ${word} Thornhill Academy, 2014`,
      ),
    ).toEqual([
      ['Diploma in Nursing', 'Keele University', '2019'],
      ['9 GCSEs (A*-C)', 'Thornhill Academy', '2014'],
    ])
  })

  it('stand before a colon', () => {
    expect(
      schoolsOf(
        `Education\nHull College: City & Guilds Level 2 Carpentry, 2019\nBede Sixth Form: A Levels, 2016\nEgglescliffe School: 8 GCSEs including English, 2014`,
      ),
    ).toEqual([
      ['City & Guilds Level 2 Carpentry', 'Hull College', '2019'],
      ['A Levels', 'Bede Sixth Form', '2016'],
      ['8 GCSEs including English', 'Egglescliffe School', '2014'],
    ])
  })

  it('stand beside the degree, and not in the sentence below an empty line', () => {
    expect(
      schoolsOf(
        'EDUCATION\nBusiness Admin Level 2, Barnfield College 2016\nGCSEs inc Maths and English, Lea Manor 2014\n\nSpeak Urdu and Punjabi. IT - word, excel, outlook',
      ),
    ).toEqual([
      ['Business Admin Level 2', 'Barnfield College', '2016'],
      ['GCSEs inc Maths and English', 'Lea Manor', '2014'],
    ])
  })

  it('are no labels of what was learnt', () => {
    const [[degree] = []] = schoolsOf(
      'Education\nHigher Education: BA English, Hill University, 2019',
    )
    expect(degree).toContain('BA English')
    expect(
      schoolsOf('Education\nHigher Education: BA English, Hill University, 2019'),
    ).toHaveLength(1)
  })

  it('keep the saint that they are called after', () => {
    expect(schoolsOf('Education\nLeaving Certificate St Mary’s Secondary School, 2010')).toEqual([
      ['Leaving Certificate', 'St Mary’s Secondary School', '2010'],
    ])
  })

  it('are no headings, set off from the entry above', () => {
    expect(
      schoolsOf('Education\nBradford College\nHND Business\n2023\n\nConyers School\nGCSEs\n2020'),
    ).toEqual([
      ['HND Business', 'Bradford College', '2023'],
      ['GCSEs', 'Conyers School', '2020'],
    ])
    expect(
      schoolsOf('Education\nNVQ Level 3 Plumbing, Leeds City College\n\nGCSEs, Conyers School'),
    ).toEqual([
      ['NVQ Level 3 Plumbing', 'Leeds City College', undefined],
      ['GCSEs', 'Conyers School', undefined],
    ])
  })

  it('give what is called by its level, or by what it gives access to', () => {
    expect(
      schoolsOf(
        'Education\nQQI Level 5 Healthcare Support, Cork College of Commerce, 2022\nT Level Digital, Exeter College, 2020\nAccess to Higher Education, Newcastle College, 2018',
      ),
    ).toEqual([
      ['QQI Level 5 Healthcare Support', 'Cork College of Commerce', '2022'],
      ['T Level Digital', 'Exeter College', '2020'],
      ['Access to Higher Education', 'Newcastle College', '2018'],
    ])
  })

  it('may be headed by what they have in common', () => {
    expect(schoolsOf('Secondary school\nHill Academy, GCSEs, 2012')).toEqual([
      ['GCSEs', 'Hill Academy', '2012'],
    ])
  })
})
