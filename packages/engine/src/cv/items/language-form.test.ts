import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('the languages of a Europass', () => {
  it('are told from the skills that they stand among, without what the form prints beside them', () => {
    const cv = readCv(
      'Ida Bruni\nida@example.com\n\nPERSONAL SKILLS\nMother tongue(s) Italian\nOther language(s)\nUNDERSTANDING SPEAKING WRITING\nListening Reading Spoken interaction Spoken production\nEnglish C1 C1 C1 B2 B2\nGerman B2 B2 B1 B1 A2\nLevels: A1/A2: Basic user - B1/B2: Independent user - C1/C2 Proficient user\nCommon European Framework of Reference for Languages\nCommunication skills\ngood contact with children\nDigital skills\nWord, Excel\n',
    )
    expect(cv.languages.map(({ text }) => text)).toEqual([
      'Mother tongue(s) Italian',
      'English C1 C1 C1 B2 B2',
      'German B2 B2 B1 B1 A2',
    ])
    expect(cv.skills.map(({ text }) => text)).toEqual([
      'good contact with children',
      'Word',
      'Excel',
    ])
    expect(cv.unplaced).toEqual([])
  })

  it('end where other skills are headed in small letters, below sections in capitals', () => {
    const cv = readCv(
      'Ida Bruni\nida@example.com\n\nWORK EXPERIENCE\n2015 – 2019\nCook\nHill Inn, Leeds\n\nPERSONAL SKILLS\n\nMother tongue(s) Italian\n\nOther language(s) UNDERSTANDING SPEAKING WRITING\nListening Reading Spoken interaction Spoken production\nEnglish C1 C1 C1 B2 B2\nCommon European Framework of Reference for Languages\n\nCommunication skills\nCalm with guests\n\nOrganisational / managerial skills\nLed a team of 4\n\nDigital skills\nWord, Excel\n',
    )
    expect(cv.languages.map(({ text }) => text)).toEqual([
      'Mother tongue(s) Italian',
      'English C1 C1 C1 B2 B2',
    ])
    expect(cv.skills.map(({ text }) => text)).toEqual([
      'Calm with guests',
      'Led a team of 4',
      'Word',
      'Excel',
    ])
  })

  it.each([
    [
      'Lengua materna Español\nOtros idiomas\nCOMPRENDER HABLAR EXPRESIÓN ESCRITA\nComprensión auditiva Comprensión de lectura Interacción oral Expresión oral\nInglés B2 C1 B2 B1 B1\nNiveles: A1 y A2: usuario básico\nMarco común europeo de referencia',
      ['Lengua materna Español', 'Inglés B2 C1 B2 B1 B1'],
    ],
    [
      'Lingua madre Italiano\nAltre lingue\nCOMPRENSIONE PARLATO PRODUZIONE SCRITTA\nAscolto Lettura Interazione Produzione orale\nInglese B2 C1 B2 B1 B1\nLivelli: A1 e A2: Utente base\nQuadro Comune Europeo di Riferimento',
      ['Lingua madre Italiano', 'Inglese B2 C1 B2 B1 B1'],
    ],
  ])('are read in other languages as well: %s', (lines, languages) => {
    const cv = readCv(`Ida Bruni\nida@example.com\n\nSKILLS\n${lines}\n`)
    expect(cv.languages.map(({ text }) => text)).toEqual(languages)
    expect(cv.skills).toEqual([])
  })

  it('begin at no mother tongue among other skills', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nSKILLS\nMother tongue: English\nBook keeping\nExcel\n',
    )
    expect(cv.languages.map(({ text }) => text)).toEqual(['English'])
    expect(cv.skills.map(({ text }) => text)).toEqual(['Book keeping', 'Excel'])
  })

  it('go with the levels in the lines below them', () => {
    const cv = readCv(
      'Ida Bruni\nida@example.com\n\nLANGUAGE SKILLS\nMother tongue(s): Italian\nOther language(s):\nEnglish\nLISTENING C1 READING C1 WRITING B2\nSPOKEN PRODUCTION B2 SPOKEN INTERACTION C1\n',
    )
    expect(cv.languages.map(({ text }) => text)).toEqual([
      'Mother tongue(s): Italian',
      'English LISTENING C1 READING C1 WRITING B2 SPOKEN PRODUCTION B2 SPOKEN INTERACTION C1',
    ])
  })

  it('leave alone whoever reads and writes in free time', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nHOBBIES\nReading, writing\nReading\nListening to music\n',
    )
    expect(cv.others[0]?.items.map(({ text }) => text)).toEqual([
      'Reading, writing',
      'Reading',
      'Listening to music',
    ])
  })
})

describe('a line of languages among skills', () => {
  it.each([
    'Excel, Orbis, Rota Planner\nEnglish (B2), Danish (basic)',
    'Excel, Orbis, Rota Planner\nEnglish, Danish (basic)\n',
    '• Excel\n• Orbis\n• Rota Planner\n• English (B2), Danish (basic)',
  ])('tells which are spoken: %s', (lines) => {
    const cv = readCv(`Jo Reed\njo@example.com\n\nSKILLS\n${lines}\n`)
    expect(cv.skills.map(({ text }) => text)).toEqual(['Excel', 'Orbis', 'Rota Planner'])
    expect(cv.languages.map(({ text }) => text.split(' ')[0])).toEqual(['English', 'Danish'])
  })
})

describe('a table of languages', () => {
  it('is read row by row, without its head', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nLANGUAGES\nLanguage\tRead\tWrite\tSpeak\nArabic\tYes\tYes\tYes\nUrdu\tNo\tNo\tYes\n',
    )
    expect(cv.languages.map(({ text }) => text)).toEqual(['Arabic Yes Yes Yes', 'Urdu No No Yes'])
  })
})
