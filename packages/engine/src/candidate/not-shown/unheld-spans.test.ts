import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import type { CvUnit } from '../candidate.ts'
import { unheldSpans } from './unheld-spans.ts'

function unheldIn(line: string): string[] {
  const tokens = tokenize(line)
  const unit: CvUnit = {
    start: 0,
    end: line.length,
    first: 0,
    last: tokens.length,
    strength: 'described',
    recency: 1,
    backing: 1,
    roles: [],
    isWork: false,
    isRepeat: false,
  }
  return unheldSpans(line, tokens, [unit]).map(({ start, end }) => line.slice(start, end))
}

describe('unheldSpans', () => {
  it('finds nothing in a line that tells of work', () => {
    expect(unheldIn('Ran payroll for 400 people in two provinces')).toEqual([])
  })

  it('hears what somebody has never done, up to the comma', () => {
    expect(unheldIn('No Canadian payroll, but ten years of British')).toEqual(['Canadian payroll'])
    expect(unheldIn('Never driven a tower crane')).toEqual(['driven a tower crane'])
  })

  it('hears the whole of a list that an "or" closes', () => {
    expect(unheldIn('No Kubernetes, Docker or Helm')).toEqual(['Kubernetes, Docker or Helm'])
    expect(unheldIn('No degree, Python since 2019')).toEqual(['degree'])
  })

  it('takes the number of a registration for no denial', () => {
    expect(unheldIn('HCPC registered (no. on request)')).toEqual([])
    expect(unheldIn('HCPC registered, no. available on request')).toEqual([])
    expect(unheldIn('NMC reg no. 1234567')).toEqual([])
    expect(unheldIn('HCPC registered: no')).toEqual(['HCPC registered'])
  })

  it('knows what is unfamiliar from what is new to others', () => {
    expect(unheldIn('Unfamiliar with Kubernetes')).toEqual(['with Kubernetes'])
    expect(unheldIn('Calms patients in unfamiliar wards')).toEqual([])
  })

  it('hears an answer behind what it denies', () => {
    expect(unheldIn('Airflow at work, Terraform: no')).toEqual(['Terraform'])
    expect(unheldIn('Streaming: none yet, but keen')).toEqual(['Streaming'])
    expect(unheldIn('A diploma as declarant I have not')).toEqual(['A diploma as declarant I have'])
    expect(unheldIn('Not held: courses of the makers')).toEqual(['courses of the makers'])
  })

  it.each([
    'Not-for-profit accounting',
    'No-code platforms',
    'Go/no-go gauges',
    'No-till drilling',
  ])('takes the hyphen of a name for no denial: %s', (line) => {
    expect(unheldIn(line)).toEqual([])
  })

  it('does not take "not only" for a denial', () => {
    expect(unheldIn('Not only Java')).toEqual([])
  })
})
