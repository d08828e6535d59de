import { describe, expect, it } from 'vitest'
import { timesAsLong } from '../../test/times-as-long.ts'
import { offices } from './fixtures/offices.ts'
import { readCv } from './read-cv.ts'

const length = 100_000
/** Where work grows with the length alone, no text takes twice as long as real CVs; where it grows faster, a hundred times. */
const mostTimes = 4
const realCvs = fill(offices.map(({ text }) => text).join('\n'))

const hostile: Readonly<Record<string, string>> = {
  'one word': fill('a'),
  blanks: `x${fill(' ')}x`,
  'blanks with words': fill('a                                         '),
  tabs: `x${fill('\t')}x`,
  digits: fill('1'),
  'digit pairs': fill('12 '),
  dates: fill('01/2019-03/2020 '),
  years: fill('2019-'),
  'at signs': fill('a@'),
  dots: fill('a.'),
  'bare domains': fill('a-b.c'),
  brackets: fill('('),
  'closed brackets': fill('()'),
  commas: fill('a, '),
  bars: fill('a | '),
  dashes: fill('- '),
  hashes: fill('# '),
  stars: fill('*a'),
  'letter-spaced': fill('A B C D  '),
  'empty lines': `a${fill('\n')}b`,
  'short lines': fill('a\n'),
  'dated lines': fill('2019 - 2020\n'),
  'roles without end': `EXPERIENCE\n${fill('Nurse, Hill Hospital, 2019 - 2020\n')}`,
  'lines of heads': `EXPERIENCE\n${fill('Nurse at Hill Hospital\n')}`,
  'headings only': fill('Skills\nExperience\n'),
  'schools without end': `EDUCATION\n${fill('BSc, Hill University, 2019\n')}`,
  'one long line of skills': `SKILLS\n${fill('Excel, Word; ')}`,
  'skills in lines': `SKILLS\n${fill('Excel,\n')}`,
  'one long role line': `EXPERIENCE\n${fill('Nurse at Hill Hospital 2019 - 2020 ')}`,
  capitals: fill('ABC DEF\n'),
  'lone surrogates': fill('\ud800'),
  'combining marks': fill('e\u0301\u0301'),
  'private glyphs': fill('\uf0b7\uf0b7 a\n'),
  'words of its own': numbered(' ').slice(0, length),
  'lines of its own': numbered('\nNurse ').slice(0, length),
  sentences: fill('a; b. '),
  labels: fill('Name: a\n'),
  'forms of roles': fill('Company: Hill Inn\nRole: Cook\nDuration: 2019 - 2020\n'),
  'a form of one employer': `Company: Hill Inn\n${fill('Project: a\nRole: Cook\nRole: Baker\n')}`,
  'heads in sentences': `EXPERIENCE\n${fill('Working with Hill Inn as Cook from 2019 to 2020\n')}`,
  'heads with text': fill('2019 - 2020: Cook, Hill Inn. Soups and sauces\n'),
  'roles in sentences': fill('Since 2019 I have been a cook at Hill Inn.\n'),
  'doubled blanks': fill('Cook  at  Hill  Inn  2019  -  2020\n'),
  'earlier roles': `EXPERIENCE\n${fill('2019\n• Cook, Hill Inn 2009 - 2010\n')}`,
  'dated bullets': `EXPERIENCE\n${fill('• Nurse 2019 - 2020\n')}`,
}

describe('readCv on 100,000 characters', () => {
  it.each(Object.entries(hostile))('reads %s about as fast as real CVs', (_, text) => {
    const times = timesAsLong({
      work: () => readCv(text),
      yardstick: () => readCv(realCvs),
      enough: mostTimes,
    })
    expect(times).toBeLessThan(mostTimes)
  })
})

/** Words of which none stands twice. */
function numbered(between: string): string {
  return Array.from({ length: length / 5 }, (_, at) => `w${at.toString(36)}`).join(between)
}

function fill(unit: string): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}
