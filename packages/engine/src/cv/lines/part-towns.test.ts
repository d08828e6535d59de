import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { partTowns } from './part-towns.ts'

describe('partTowns', () => {
  it('has firms, schools and towns read that a job board joins by a hyphen', () => {
    const cv = readCv(
      'Dana Kell\ndana@example.com\n\nWork Experience\n\nForklift Operator\nLoam Valley Distribution-Dayton, OH\nJune 2020 to Present\n• Load trailers\n\nPacker\nGem Foods-Kettering, OH\nMarch 2017 to May 2020\nPicked orders.\n\nEducation\n\nHigh School Diploma\nAldous Memorial High School-Dayton, OH\nAugust 2012 to June 2016\n',
    )
    expect(cv.experience.map(({ company, location }) => [company?.text, location?.text])).toEqual([
      ['Loam Valley Distribution', 'Dayton, OH'],
      ['Gem Foods', 'Kettering, OH'],
    ])
    expect(cv.education[0]?.institution?.text).toBe('Aldous Memorial High School')
  })

  it('has a town read behind a school that nothing but a blank parts from it', () => {
    const cv = readCv(
      'Dana Kell\ndana@example.com\n\nEducation\nPark University Parkville, MO\nBachelor of Arts, 2018\n\nAldous High School Dayton, OH, 2014\n',
    )
    expect(cv.education.map(({ institution }) => institution?.text)).toEqual([
      'Park University',
      'Aldous High School',
    ])
  })

  it.each([
    ['a school whose name goes on', 'Hill College Station, TX\nState University of Albany, NY\n'],
    ['a town with a hyphen', 'City of Winston-Salem, NC\nBank of Winston-Salem, NC\n'],
    ['one such line', 'Lead-Free Paint Stores-Ames, IA\nCook, Hill Inn, Ames, IA\n'],
  ])('leaves %s alone', (_, text) => {
    expect(partTowns(text)).toBe(text)
  })
})
