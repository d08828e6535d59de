import { describe, expect, it } from 'vitest'
import { lineAround } from './line-around.ts'

const text = 'Skills\n- Confident wound care, by day\nVenepuncture'
const around = (quote: string) => {
  const start = text.indexOf(quote)
  return lineAround(text, { start, end: start + quote.length })
}

describe('lineAround', () => {
  it('answers the words before and after a quote on its line, without the bullet', () => {
    expect(around('wound care')).toEqual({
      before: 'Confident ',
      quote: 'wound care',
      after: ', by day',
    })
  })

  it('answers nothing before a quote that its line begins with, bullet or none', () => {
    expect(around('Confident')).toMatchObject({ before: '', after: ' wound care, by day' })
    expect(around('enepuncture')).toMatchObject({ before: 'V', after: '' })
  })

  it('answers neither the sign of a heading nor a bullet that the quote begins with', () => {
    const pasted = '### Staff Nurse, night shifts\n• Excel'
    const start = pasted.indexOf('night')
    expect(lineAround(pasted, { start, end: pasted.indexOf('\n') }).before).toBe('Staff Nurse, ')
    expect(lineAround(pasted, { start: pasted.indexOf('•'), end: pasted.length })).toEqual({
      before: '',
      quote: 'Excel',
      after: '',
    })
  })

  it('stops at the beginning and the end of the text', () => {
    expect(around('Skills')).toEqual({ before: '', quote: 'Skills', after: '' })
    expect(around('Vene')).toEqual({ before: '', quote: 'Vene', after: 'puncture' })
  })
})
