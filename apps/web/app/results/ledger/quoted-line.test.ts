import { describe, expect, it } from 'vitest'
import { quotedLine } from './quoted-line.ts'

function quotedIn(text: string, quote: string): string {
  const at = text.indexOf(quote)
  return quotedLine(text, {
    span: [at, at + quote.length],
    line: [0, text.length],
    quote,
    strength: 'listed',
  })
}

describe('quotedLine', () => {
  it('quotes of a list the line that names the thing', () => {
    const list = 'Phonics (Read Write Inc.)\n\nBehaviour management\n\nSEN support and EHCPs'
    expect(quotedIn(list, 'Behaviour management')).toBe('Behaviour management')
    expect(quotedIn(list, 'EHCPs')).toBe('SEN support and EHCPs')
    expect(quotedIn(list, 'Phonics')).toBe('Phonics (Read Write Inc.)')
  })

  it('quotes a line without its bullet', () => {
    const list = '• SAP EWM\n\n• KPI reporting in Excel'
    expect(quotedIn(list, 'Excel')).toBe('KPI reporting in Excel')
    expect(quotedIn('• SAP EWM', 'SAP EWM')).toBe('SAP EWM')
    expect(quotedIn('### Staff Nurse, nights', 'nights')).toBe('Staff Nurse, nights')
  })

  it('quotes a part of a line without what parts it from the rest', () => {
    expect(quotedIn(', PMP', 'PMP')).toBe('PMP')
    expect(quotedIn('Lead a team of 14 across two floors;', 'team')).toBe(
      'Lead a team of 14 across two floors',
    )
  })

  it('quotes a sentence whole, though it is wrapped', () => {
    const sentence = 'Led phonics across the school and\nraised the screening check to 88 %.'
    expect(quotedIn(sentence, 'phonics')).toBe(sentence)
  })

  it('quotes a list on one line whole, and what stands for all of it', () => {
    expect(quotedIn('Excel, SAP, Word', 'SAP')).toBe('Excel, SAP, Word')
    expect(quotedIn('Excel\nSAP', 'Excel\nSAP')).toBe('Excel\nSAP')
  })
})
