import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function titleOf(posting: string): string | null {
  return readJob(lexicon, words, readWords(lexicon, posting)).title
}

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

describe('find a posting’s title below its employer', () => {
  it('takes it from behind its label, whatever stands on the letterhead', () => {
    const head = 'HEALTH SERVICE EXECUTIVE – Job Specification & Terms and Conditions'
    expect(titleOf(`${head}\nJob Title and Grade: Welder, Senior${rest}`)).toBe('Welder, Senior')
  })

  it('takes what ends as titles do, whether or not any list has it', () => {
    const below = (line: string) => titleOf(`THE HOLLOWMERE HOSPITAL, CHELTENHAM\n${line}${rest}`)
    expect(below('Scrub Practitioner - Orthopaedic Theatres')).toBe(
      'Scrub Practitioner - Orthopaedic Theatres',
    )
    expect(below('Caring since 1902')).not.toContain('Caring')
  })
})

describe('find a posting’s title behind its label', () => {
  it.each(['Position title: ', 'Post title: ', 'Designation: ', 'Position: '])(
    'leaves out %s',
    (label) =>
      expect(titleOf(`Position Description\n\n${label}Welder\nDepartment: Works${rest}`)).toBe(
        'Welder',
      ),
  )
})

describe('find a posting’s title in its sentences', () => {
  it('takes the one that a letter would like the reader to be', () => {
    const team = 'Our team is five people (two draughtsmen, one site manager, two welders)'
    expect(
      titleOf(`Dear reader,\n\n${team}, and we would like you as the third welder.${rest}`),
    ).toBe('Welder')
  })

  it('takes the one that an employer is after', () => {
    for (const after of ['we are after', 'we’re after', 'our yard is after'])
      expect(
        titleOf(`Hi there,\n\none of us moves away, so ${after} a qualified welder.${rest}`),
      ).toBe('Welder')
  })

  it('takes nobody who is there already', () => {
    for (const colleague of [
      'You work together with our site manager.',
      'You report to the production manager.',
      'Your site manager brings cake.',
    ])
      expect(titleOf(`Dear reader,\n\n${colleague} The post is for a welder.${rest}`)).toBe(
        'Welder',
      )
  })

  it('leaves out how an employer praises whom it wants', () => {
    const words = (sentence: string) => titleOf(`Dear reader,\n\n${sentence}${rest}`)
    expect(words('The yard has an immediate need for an innovative Senior Welder.')).toBe(
      'Senior Welder',
    )
    expect(words('We are seeking a hands-on, that is, highly motivated Welder.')).toBe('Welder')
    expect(words('The board searches for its next director of human resources.')).toBe(
      'Director of human resources',
    )
  })

  it('takes all of a name of which a list knows the beginning', () => {
    expect(
      titleOf(
        `Dear reader,\n\nOur yard is seeking a Manufacturing Engineering Manager for two slips.${rest}`,
      ),
    ).toBe('Manufacturing Engineering Manager')
  })

  it('takes no heading of what a posting says, and no employer’s own name', () => {
    for (const heading of [
      'Overview',
      'Job description and requirements',
      'Responsibilities',
      'About Hullmark',
    ])
      expect(titleOf(`${heading}\n\nThe welder joins seams of small ships.${rest}`)).toBe('Welder')
  })

  it('takes who will do it, also by a name that no list knows', () => {
    expect(
      titleOf(
        `Hullmark builds small ships for the coast, and lends them out by the week.\n\nSummary\nThe Slip Works Steward will be responsible for seams and joints, and tells each welder what to do.${rest}`,
      ),
    ).toBe('Slip Works Steward')
  })

  it('takes no letters that name a thing for somebody’s rank', () => {
    expect(
      titleOf(
        `Hullmark’s own HEO platform books the ships that we lend.\n\nYour days\nThe welder joins seams.${rest}`,
      ),
    ).toBe('Welder')
  })

  it('takes no task that names whom it is done with, where all line breaks were lost', () => {
    expect(
      titleOf(
        `Lively works seeking Welder for our Hull yard! We build small ships for the coast and lend them out by the week, with all that they need on board. Your days: Inspect seams and joints of each hull by eye and by dye before it is painted or launched from the slipCorrespond with site managers about dates${rest}`,
      ),
    ).toBe('Welder')
  })

  it('takes the first line, though an employer’s short form ends it', () => {
    expect(titleOf(`SITE WELDER – Malaya Ridge Builders Inc.${rest}`)).toBe('SITE WELDER')
  })

  it('leaves out what only says that somebody is wanted', () => {
    expect(titleOf(`Hiring for Welder (Freshers)${rest}`)).toBe('Welder (Freshers)')
    expect(titleOf(`*** WELDER WANTED *** Hill & Sons${rest}`)).toBe('WELDER')
    expect(titleOf(`Family in Zug seeks live-in nanny${rest}`)).toBe('Live-in nanny')
  })

  it('takes the line below an employer’s, in words that no list knows', () => {
    expect(titleOf(`Drewmark Sp. z o.o.\nOsoba do wózków\nMiejsce pracy: Poznań${rest}`)).toBe(
      'Osoba do wózków',
    )
  })

  it('takes the capital words before the first title that is named', () => {
    expect(titleOf('Staff Nurse needed. Our ward has thirty beds.')).toBe('Staff Nurse')
    expect(titleOf('Our Nurse needs a colleague. We have thirty beds.') ?? '').not.toContain('Our')
  })
})
