import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { profileFields } from './field-profile.ts'
import { findTerms, findTitles } from './find/find-terms.ts'
import { readWords } from './find/read-words.ts'

/** A line of a CV, the paper it names, and the one that it leads to and does not prove. */
const papers = [
  ['MPharm, 2019', 'pharmacy degree', 'pharmacist licence'],
  ['PharmD, 2019', 'pharmacy degree', 'pharmacist licence'],
  ['MBBS, 2014', 'medical degree', 'medical licence'],
  ['BVetMed, 2017', 'veterinary degree', 'veterinary licence'],
  ['Doctor of Physical Therapy, 2020', 'physiotherapy degree', 'physical therapist licence'],
  ['Veterinary nursing diploma', 'veterinary nursing diploma', 'registered veterinary technician'],
  ['Legal Practice Course and SQE1', 'legal practice course', 'solicitor qualification'],
  ['Bar Vocational Course', 'Bar Course', 'barrister qualification'],
  ['GDL, 2018', 'Graduate Diploma in Law', 'Master of Laws'],
  ['Land surveyor in training', 'land surveyor in training', 'survey licence'],
  ['CeRER, 2021', 'CeRER', 'CeMAP'],
  ['IEng, 2021', 'incorporated engineer', 'chartered engineer'],
  ['HNC electrical engineering', 'HNC engineering', 'engineering apprenticeship'],
  ['Diploma in counselling', 'counselling diploma', 'BACP accreditation'],
  ['BCBA since 2019', 'board certified behavior analyst', 'medical licence'],
  ['ACS gas certificates', 'ACS gas qualification', 'Gas Safe registration'],
  ['Oil boilers and oil heating', 'oil heating', 'OFTEC registration'],
  ['Used a boom lift and a cherry picker', 'aerial lifts', 'IPAF'],
  ['Basic Life Support, 2024', 'basic life support', 'immediate life support'],
  ['Boiler maintenance', 'boiler operation', 'boiler operator licence'],
  ['Flight following', 'aviation dispatching', 'aircraft dispatcher licence'],
  ['Told bathers of water safety', 'lifeguarding', 'NPLQ'],
  ['Gave swimming lessons to beginners', 'swimming teaching', 'Swim England Level 2'],
  ['Football coaching for under-twelves', 'football coaching', 'FA Level 2'],
  ['Tennis lessons on four courts', 'tennis coaching', 'LTA Level 2'],
  ['Scuba instruction and snorkelling guiding', 'scuba diving instruction', 'PADI'],
  ['Riding lessons and show jumping', 'equestrian coaching', 'BHS qualifications'],
  ['Gymnastics coaching, two evenings a week', 'gymnastics coaching', 'British Gymnastics'],
  ["Seaman's book, deckhand duties at sea", 'discharge book', 'ENG1 medical'],
  ['PSCRB and mooring work on tankers', 'STCW certification', 'ENG1 medical'],
  ['Casino dealing, roulette and blackjack', 'casino gaming', 'personal functional licence'],
] as const

const known = [
  ['FENEX declarant', 'customs declarant qualification'],
  ['Blue card (working with children check)', 'working with children check'],
  ['Immediate life support (ILS), 2024', 'basic life support'],
  ['Advanced life support, 2024', 'immediate life support'],
  ['Advanced life support, 2024', 'basic life support'],
  ['IV cannulation on the ward', 'cannulation'],
  ['HR licence', 'HGV Class 2'],
  ['CILIP member', 'CILIP membership'],
  ['GPhC registration', 'pharmacist licence'],
  ['GWO, BZEE', 'GWO training'],
  ['UEFA B licence, 2021', 'FA Level 2'],
  ['NPLQ, valid to 2027', 'lifeguarding'],
  ['MSST', 'Society of Sports Therapists'],
  ['Forklift LF', 'forklift licence'],
  ['Deckhand, SDSD 2020', 'designated security duties'],
  ['PA1, PA2 and PA6', 'PA1 and PA2 spraying certificates'],
] as const

const titles = [
  ['Cheesemaker at a dairy', 'cheesemaker'],
  ['Special needs assistant in a primary school', 'teaching assistant'],
  ['Customs declarant', 'customs broker'],
  ['Cyber incident handler', 'incident responder'],
  ['Doula since 2015', 'doula'],
  ['Osteopath', 'osteopath'],
  ['Emergency Communications Operator', 'emergency dispatcher'],
  ['Police Communications Officer', 'emergency dispatcher'],
] as const

describe('findTerms', () => {
  it('takes a degree, a course or the work itself for no registration', () => {
    for (const [line, held, registration] of papers) {
      expect(provenBy(line), line).toContain(held)
      expect(provenBy(line), line).not.toContain(registration)
    }
  })

  it('knows papers by the names their holders use', () => {
    for (const [line, name] of known) expect(provenBy(line), line).toContain(name)
  })
})

describe('findTitles', () => {
  it('knows a job by its own name', () => {
    for (const [line, name] of titles) expect(titlesIn(line), line).toContain(name)
    expect(titlesIn('Doula since 2015')).not.toContain('midwife')
  })
})

function read(line: string) {
  const { lexicon } = readKnowledge()
  const worded = readWords(lexicon, line)
  return { lexicon, worded, profile: profileFields(lexicon, worded) }
}

function provenBy(line: string): string[] {
  const { lexicon, worded, profile } = read(line)
  return findTerms(lexicon, worded, profile).flatMap(({ entry }) => [
    entry.name,
    ...(entry.proves ?? []),
  ])
}

function titlesIn(line: string): string[] {
  const { lexicon, worded, profile } = read(line)
  return findTitles(lexicon, worded, profile).map(({ title }) => title.name)
}
