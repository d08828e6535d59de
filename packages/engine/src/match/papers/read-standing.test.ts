import { describe, expect, it } from 'vitest'
import { isOffRegister, readStanding } from './read-standing.ts'

function standingOf(line: string, paper: string) {
  const start = line.indexOf(paper)
  return readStanding(line, { start: 0, end: line.length }, { start, end: start + paper.length })
}

describe('readStanding', () => {
  it('takes a paper that is simply named for held', () => {
    expect(standingOf('NMC registered, PIN current.', 'NMC')).toBe('held')
    expect(standingOf('Driver CPC to 2029, digital card', 'Driver CPC')).toBe('held')
  })

  it.each(['ECS Gold Card (exp 04/28)', 'ECS Gold Card, expires 11/27', 'ECS Gold Card 04/28'])(
    'takes the month in which a paper runs out for no count of its parts: %s',
    (line) => {
      expect(standingOf(line, 'ECS Gold Card')).toBe('held')
      expect(standingOf('ACCA, 9/13 papers', 'ACCA')).toBe('underway')
    },
  )

  it('takes exams on the way to a register for no registration', () => {
    expect(standingOf('NMC: Passed CBT May 2026; decision letter received', 'NMC')).toBe('underway')
    expect(standingOf('UK driving licence. Student member of a guild', 'driving licence')).toBe(
      'held',
    )
    expect(standingOf('NMC decision letter, OSCE booked', 'NMC')).toBe('underway')
    expect(standingOf('NMC PIN 12A3456E, OSCE passed 2023', 'NMC')).toBe('held')
  })

  it('takes a paper for no own one that others study for, or that one applied to', () => {
    expect(standingOf('Trained two CIMA finalists in their jobs', 'CIMA')).toBe('lacking')
    expect(standingOf('Taught ACCA students for a year', 'ACCA')).toBe('lacking')
    expect(standingOf('Two of my team have since passed the CIPP', 'CIPP')).toBe('lacking')
    expect(standingOf('Led my team as an NMC registered nurse', 'NMC')).toBe('held')
    expect(standingOf('I applied to the PQiP in 2022', 'PQiP')).toBe('underway')
  })

  it('takes a paper that somebody would like for none', () => {
    expect(standingOf('Thinking of doing my Cat C medical this year', 'Cat C')).toBe('lacking')
    expect(standingOf('I would like to take my ACCA exams', 'ACCA')).toBe('lacking')
    expect(standingOf('Want a post where my SIA licence counts', 'SIA licence')).toBe('held')
  })

  it('takes hours of renewing for no part of it', () => {
    expect(standingOf('Driver CPC, 21 of 35 hours done for 2029', 'Driver CPC')).toBe('held')
  })

  it.each([
    'CIPD Level 5 – halfway through',
    'CIPD Level 5 Associate Diploma in People Management and Development, studying, due 2027',
    'CIPD Level 5, currently completing',
    'CIPD Level 5 - started September 2026',
    'CIPD Level 5, will complete March 2027',
    'CIPD Level 5, on track to qualify in May',
    'Doing my CIPD Level 5',
    'Part way through CIPD Level 5',
    'Signed up for CIPD Level 5',
    'Ongoing: CIPD Level 5',
    'Studying part time for the CIPD Level 5',
    'Currently studying in the evenings towards the CIPD Level 5',
  ])('%s is on its way', (line) => {
    expect(standingOf(line, 'CIPD')).toBe('underway')
  })

  it.each([
    'CIPD Level 5, started 2019, passed 2021',
    'CIPD Level 5, student of the year',
    'CIPD Level 5, refresher booked for June',
  ])('%s is held', (line) => {
    expect(standingOf(line, 'CIPD')).toBe('held')
  })

  it('hears that somebody is on the way to it', () => {
    expect(standingOf('June 2024 BE pursuing Computer Science', 'BE')).toBe('underway')
    expect(standingOf('NMC registration applied for', 'NMC registration')).toBe('underway')
    expect(standingOf('waiting for NMC registration', 'NMC registration')).toBe('underway')
    expect(standingOf('ACCA finalist, last paper in March', 'ACCA')).toBe('underway')
    expect(standingOf('CIMA: 12 of 16 papers passed', 'CIMA')).toBe('underway')
    expect(standingOf('NVQ Level 3 nearly complete, AM2 booked', 'NVQ Level 3')).toBe('underway')
    expect(standingOf('NVQ Level 3, in progress, Elm College', 'NVQ')).toBe('underway')
    expect(standingOf('MA Fine Art, Elm College, in progress', 'MA')).toBe('underway')
    expect(standingOf('QTS (expected July 2027)', 'QTS')).toBe('underway')
    expect(standingOf('Expect to join the GPhC register in August', 'GPhC')).toBe('underway')
    expect(standingOf('Studying: Diploma of Nursing', 'Diploma')).toBe('underway')
    expect(standingOf('Other PCP courses from January', 'PCP')).toBe('underway')
    expect(standingOf('Looking to do SSSTS next year', 'SSSTS')).toBe('underway')
    expect(standingOf('Passed 9 of 13 Part 66 modules', 'Part 66')).toBe('underway')
    expect(standingOf('Will register with the GDC in May', 'GDC')).toBe('underway')
    expect(standingOf('LF licence, now doing my HR lessons', 'LF licence')).toBe('held')
    expect(standingOf('PCV theory test passed', 'PCV')).toBe('underway')
    expect(standingOf('PCV theory and hazard perception passed', 'PCV')).toBe('underway')
    expect(standingOf('PCV theory and practical passed', 'PCV')).toBe('held')
    expect(standingOf('A firm that puts me through my PCV', 'PCV')).toBe('underway')
    expect(standingOf('Diploma in Care (final semester)', 'Diploma in Care')).toBe('underway')
    expect(standingOf('CORU application lodged in August', 'CORU')).toBe('underway')
  })

  it.each([
    ['NEBOSH General Certificate, expected 2027', 'NEBOSH'],
    ['First aid at work (awaiting results)', 'First aid'],
    ['IPAF, due to complete March 2027', 'IPAF'],
    ['AAT Level 3 Diploma, due for completion 2027', 'AAT'],
    ['CeMAP – completing March 2027', 'CeMAP'],
    ['SIA door supervisor licence, currently studying', 'SIA'],
    ['City & Guilds 2391 (part complete)', 'City & Guilds'],
    ['Booked for PADI Divemaster', 'PADI Divemaster'],
    ['CSCS card, to be taken in spring', 'CSCS'],
    ['A levels (results awaited): Biology', 'A levels'],
    ['AAT Level 3, results pending', 'AAT'],
    ['AAT Level 3 – 2/3 units passed', 'AAT Level 3'],
    ['AAT Level 3 partly completed, 2021', 'AAT Level 3'],
    ['BSc Data Science, University of Hull, year 2 of 3', 'BSc'],
    ['A levels (predicted): Chemistry A', 'A levels'],
    ['ASCM CPIM Part 1 passed 2024, Part 2 booked', 'CPIM'],
    ['Working through CeMAP (module 1 and 2 passed, module 3 in March)', 'CeMAP'],
    ['CeMAP module 1 passed', 'CeMAP'],
    ['CeMAP: modules 1 & 2 completed', 'CeMAP'],
    ['CFA Level I passed, Level II in May', 'CFA'],
    ['ICAEW ACA, first two papers passed', 'ACA'],
    ['Passed Part 1 of the CPIM', 'CPIM'],
    ['Passed the first module of CeMAP', 'CeMAP'],
  ])('hears what is not yet held: %s', (line, paper) =>
    expect(standingOf(line, paper)).toBe('underway'),
  )

  it.each([
    ['First aid, refresher booked for January 2027', 'First aid'],
    ['Gas Safe – renewal pending', 'Gas Safe'],
    ['Moving and handling, update booked', 'Moving and handling'],
    ['CSCS card, expires 2027', 'CSCS'],
    ['Food hygiene, valid until March 2027', 'Food hygiene'],
    ['SIA licence, renewed 2026', 'SIA'],
    ['ACCA, 13 of 13 papers passed', 'ACCA'],
    ['AAT Level 3, passed 2021', 'AAT'],
    ['CeMAP, modules 1, 2 and 3 passed 2019', 'CeMAP'],
    ['CeMAP 1, 2 and 3 passed', 'CeMAP'],
    ['CPIM Part 1 and Part 2, passed 2022', 'CPIM'],
    ['NVQ Level 2 completed 2018', 'NVQ'],
    ['Reach (D1) RTITB exp 03/2028', 'RTITB'],
    ['CSCS card 05/26', 'CSCS'],
  ])('hears that who renews it, or has passed all of it, holds it: %s', (line, paper) =>
    expect(standingOf(line, paper)).toBe('held'),
  )

  it('hears that it is gone, or was never there', () => {
    expect(standingOf('C+E held, CPC expired in 2024', 'CPC')).toBe('lapsed')
    expect(standingOf('Started ACCA in 2014, stopped', 'ACCA')).toBe('lapsed')
    expect(standingOf('No apprenticeship; HNC in 2013', 'apprenticeship')).toBe('lacking')
    expect(standingOf('My name came off the GDC register in 2016', 'GDC')).toBe('lapsed')
    expect(standingOf('GCIA 2010, GCIH 2013 (both lapsed 2017)', 'GCIH')).toBe('lapsed')
    expect(standingOf('Blue A04 card, which ran out in 2017', 'A04')).toBe('lapsed')
    expect(standingOf('Category D (not exchangeable)', 'Category D')).toBe('lapsed')
    expect(standingOf('VIT non-practising registration since 2016', 'VIT')).toBe('lapsed')
    expect(standingOf('BSc Law, University of Hull, left after two years', 'BSc')).toBe('lapsed')
    expect(standingOf('AAT Level 3 – did not finish', 'AAT')).toBe('lapsed')
    expect(standingOf('FSEP not current', 'FSEP')).toBe('lapsed')
    expect(standingOf('JHSC: not yet', 'JHSC')).toBe('lacking')
    expect(standingOf('First aid: no. Forklift: yes.', 'First aid')).toBe('lacking')
  })

  it.each(['Expired SIA licence', 'Formerly held an SIA licence', 'SIA licence, no longer valid'])(
    'hears that it ran out: %s',
    (line) => expect(standingOf(line, 'SIA licence')).toBe('lapsed'),
  )

  it.each(['SIA licence not yet taken', 'SIA licence (failed 2021)'])(
    'hears that it was never passed: %s',
    (line) => expect(standingOf(line, 'SIA licence')).toBe('lapsed'),
  )

  it.each(['Will take CeMAP in spring', 'Willing to obtain CeMAP'])(
    'hears that somebody would do it: %s',
    (line) => expect(standingOf(line, 'CeMAP')).toBe('underway'),
  )

  it.each([
    ['Checked the CSCS cards of every visitor', 'CSCS'],
    ['Made sure that all subcontractors held CSCS cards', 'CSCS'],
    ['Mentored two ACCA students', 'ACCA'],
    ['Processed DBS checks for new starters', 'DBS'],
    ['Carried out right to work checks', 'right to work'],
  ])('hears that others hold it: %s', (line, paper) =>
    expect(standingOf(line, paper)).toBe('lacking'),
  )

  it.each([
    ['Checked boilers as a Gas Safe engineer', 'Gas Safe'],
    ['Checked installations to 18th edition', '18th edition'],
    ['Process engineer, PE', 'PE'],
    ['Enhanced DBS check', 'DBS'],
  ])('hears that its author does: %s', (line, paper) =>
    expect(standingOf(line, paper)).toBe('held'),
  )

  it('does not mistake the next paper in the line for this one', () => {
    expect(standingOf('CILEX Level 3, studying Level 6', 'CILEX')).toBe('held')
    expect(standingOf('AAT complete, working towards CIMA', 'AAT')).toBe('held')
    expect(standingOf('C+E still held, CPC expired in 2024', 'C+E')).toBe('held')
    expect(standingOf('Driving licence, no points', 'Driving licence')).toBe('held')
  })

  it('hears that a course is booked or being done, and not that somebody does the work', () => {
    expect(standingOf('ATLS course booked for February', 'ATLS')).toBe('underway')
    expect(standingOf('Doing IPAF course', 'IPAF')).toBe('underway')
    expect(standingOf('Doing my IPAF certificate', 'IPAF')).toBe('underway')
    expect(standingOf('Doing first aid at weekend events', 'first aid')).toBe('held')
  })

  it('hears that a paper is under process, or its certificate awaited', () => {
    expect(standingOf('UAE licence under process', 'UAE licence')).toBe('underway')
    expect(standingOf('DHA licence in process', 'DHA licence')).toBe('underway')
    expect(standingOf('IOSH Managing Safely awaiting certificate', 'IOSH')).toBe('underway')
  })

  it('hears that an examination is still to be sat, or a licence only lets one work under another', () => {
    expect(standingOf('CSCS: registered to sit, no date yet', 'CSCS')).toBe('underway')
    expect(standingOf('PE Civil twice, will sit again', 'PE')).toBe('underway')
    expect(standingOf('ACCA papers 7 and 8 not yet sat', 'ACCA')).not.toBe('held')
    expect(standingOf('Ada Moss, MSW, LCSW-A', 'LCSW')).toBe('underway')
    expect(standingOf('Ada Moss, MSW, LCSW', 'LCSW')).toBe('held')
  })

  it('takes the level that a whole certificate is called by for no step towards another', () => {
    expect(standingOf('ISTQB Foundation Level, June 2026', 'ISTQB')).toBe('held')
  })
})

describe('isOffRegister', () => {
  it('hears that somebody left the register, and nothing else of registers', () => {
    expect(isOffRegister('I came off the register in 2017.')).toBe(true)
    expect(isOffRegister('On the register since 2018; I keep the controlled drugs register.')).toBe(
      false,
    )
  })

  it('hears from when on somebody will hold it', () => {
    expect(standingOf('SCITT year (PGCE with QTS, due July 2027)', 'QTS')).toBe('underway')
    expect(standingOf('First aid, renewal due 2027', 'First aid')).toBe('held')
  })
})
