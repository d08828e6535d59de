import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function subjectsOf(asks: string) {
  const posting = `Officer\n\nRequirements\n- ${asks}\n- Filing\n- Own car`
  const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
  return requirements.flatMap(({ need }) => (need.type === 'degree' ? need.subjects : []))
}

describe('askedSubjects', () => {
  it('reads each subject that will do by what tells in it', () => {
    expect(subjectsOf('Degree in psychology, industrial design or physics')).toEqual([
      ['psychology'],
      ['industrial', 'design'],
      ['physics'],
    ])
    expect(subjectsOf('A law degree')).toContainEqual(['law'])
    const ofTwo = subjectsOf('Maths and English GCSE')
    expect(ofTwo).toContainEqual(['math'])
    expect(ofTwo).toContainEqual(['english'])
  })

  it('reads a subject in plain words behind “in” by all of them', () => {
    expect(subjectsOf('Degree in social work')).toContainEqual(['social', 'work'])
    expect(subjectsOf('Degree in marketing or business')).toEqual([['market'], ['business']])
    expect(subjectsOf('Degree in computer science')).toContainEqual(['computer', 'scienc'])
  })

  it('reads a subject in plain words before a degree, and none in what is asked for besides', () => {
    expect(
      subjectsOf('A social work degree or equivalent and registration with Social Work England'),
    ).toEqual([['social', 'work'], ['msw'], ['bsw'], ['basw']])
    expect(subjectsOf('A business degree')).toEqual([['business']])
    expect(subjectsOf('A good degree')).toEqual([])
  })

  it('knows how people shorten one, and degrees that say it', () => {
    expect(subjectsOf('Degree in social work')).toContainEqual(['msw'])
    expect(subjectsOf('Degree in electrical engineering')).toContainEqual(['elec', 'eng'])
    expect(subjectsOf('Degree in pharmacy')).toContainEqual(['mpharm'])
  })

  it('takes any degree where the posting does, or names no subject', () => {
    expect(subjectsOf('A degree in marketing (or, honestly, anything)')).toEqual([])
    expect(subjectsOf('A degree, or equivalent work experience')).toEqual([])
    expect(subjectsOf('A relevant degree from a recognised university')).toEqual([])
  })

  it('leaves out what is asked for besides', () => {
    expect(subjectsOf('Degree in physics with two years of sales')).toEqual([['physics']])
    expect(subjectsOf('Degree in physics, knowledge of contracts')).toEqual([['physics']])
    expect(subjectsOf('A degree in data science is essential')).toEqual([['data', 'scienc']])
    expect(subjectsOf('A degree in physics or chemistry will be needed')).toEqual([
      ['physics'],
      ['chemistry'],
      ['chem'],
    ])
  })

  it('leaves out what stands before and behind its commas in a list of demands', () => {
    expect(
      subjectsOf('NMC registration, degree in nursing, one year on a ward, cannulation'),
    ).not.toContainEqual(['nmc', 'registration'])
    expect(subjectsOf('NVQ level 2 in joinery, full driving licence, own tools')).toEqual([
      ['joinery'],
    ])
  })

  it('takes any of several subjects for a degree that is asked for broadly', () => {
    expect(subjectsOf('STEM degree')).toContainEqual(['physics'])
    expect(subjectsOf('A numerate degree')).toContainEqual(['economics'])
    for (const broad of ['A degree in a numerate subject', 'A quantitative degree', 'STEM degree'])
      expect(subjectsOf(broad)).toContainEqual(['data'])
  })

  it('takes no words of how high or how good it is for subjects', () => {
    expect(subjectsOf('Postgraduate diploma in journalism')).toEqual([['journalism']])
    expect(subjectsOf('GCSE maths and English at grade C/4 or above')).not.toContainEqual([
      'english',
      'grad',
    ])
  })

  it('knows what other places of study call it', () => {
    expect(subjectsOf('Hospitality diploma or degree')).toContainEqual(['hotel'])
    expect(subjectsOf('Degree in computing')).toContainEqual(['computer'])
    expect(subjectsOf('Degree in computer science')).toContainEqual(['informatics', 'scienc'])
    expect(subjectsOf('Degree in physics')).toEqual([['physics']])
  })

  it('reads what a degree has its major coursework in', () => {
    const subjects = subjectsOf(
      "Bachelor's degree from an accredited college or university with major coursework in urban planning, geography or a closely related field",
    )
    expect(subjects).toContainEqual(['plan'])
    expect(subjects).toContainEqual(['geography'])
    expect(subjectsOf('A degree with a concentration in hydrology')).toContainEqual(['hydrology'])
  })
})
