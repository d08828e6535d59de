import { describe, expect, it } from 'vitest'
import { tokenize } from '../text/tokenize.ts'
import { findCopied } from './find-copied.ts'

const worded = (text: string) => ({ text, tokens: tokenize(text) })

const posting = worded(`Deputy Court Clerk

Duties
Take minutes in the courtroom and administer oaths to witnesses
Prepare warrants, abstracts and minute orders for the judge
Collect fees, fines and bail and balance a cash drawer each day

Education
High school diploma or GED`)

const copiedFrom = (cv: string) =>
  findCopied(worded(cv), posting).map(({ start, end }) => cv.slice(start, end))

describe('findCopied', () => {
  const tasks = `Take minutes in the courtroom and administer oaths to witnesses
Prepare warrants, abstracts and minute orders for the judge
Collect fees, fines and bail and balance a cash drawer each day`

  const told = tasks.replaceAll('\n', '\nin room seven of our old house\n')

  it('takes no heading with the line below it for a sentence of the posting', () => {
    const copied = copiedFrom(`Education\nHigh School Diploma, 2018\n\nWork\n${told}`)
    expect(copied.join(' ')).toContain('administer oaths')
    expect(copied.join(' ')).not.toContain('Diploma')
  })

  it('finds sentences of the posting that a page has broken', () => {
    const copied = copiedFrom(tasks.replace('courtroom and', 'courtroom\nand'))
    expect(copied.join(' ')).toContain('courtroom\nand administer oaths')
  })
})
