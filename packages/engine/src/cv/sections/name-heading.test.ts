import { describe, expect, it } from 'vitest'
import { nameHeading } from './name-heading.ts'

describe('nameHeading', () => {
  it.each([
    ['Experience', 'experience'],
    ['WORK HISTORY:', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['W O R K  E X P E R I E N C E', 'experience'],
    ['Work Experience (continued)', 'experience'],
    ['Berufserfahrung', 'experience'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
    ['Experiencia laboral', 'experience'],
    ['Education & Training', 'education'],
    ['Formación académica', 'education'],
    ['Key Skills', 'skills'],
    ['Kenntnisse', 'skills'],
    ['Licenses & Certifications', 'certifications'],
    ['Langues', 'languages'],
    ['About me', 'summary'],
    ["Centres d'intérêt", 'interests'],
    ['Volunteer Experience', 'volunteering'],
    ['Honors and Awards', 'awards'],
    ['Referees', 'references'],
    ['CERTS', 'certifications'],
    ['CHARACTER REFERENCES', 'references'],
    ['Educational Institutions Attended with Dates', 'education'],
    ['QUALIFICATIONS OBTAINED WITH DATES', 'education'],
    ['Work experience with dates', 'experience'],
    ['OTHER TRAININGS', 'certifications'],
    ['LICENCE DETAILS', 'certifications'],
    ['Languages (Proficiency: 0 = poor, 10 = excellent)', 'languages'],
    ['Non-related referees', 'references'],
    ['B: EDUCATION BACKGROUND', 'education'],
    ['QUALS', 'education'],
    ['Systems I know', 'skills'],
    ['Earlier roles', 'experience'],
    ['Key tickets', 'certifications'],
    ['What I do now', 'experience'],
    ['My working life', 'experience'],
    ['How I trained', 'education'],
    ['Resettlement', 'certifications'],
    ['SELECTED CLIENTS (freelance since 2016)', 'experience'],
    ['I.T. SKILLS', 'skills'],
    ['Previous positions', 'experience'],
    ['Medals and awards', 'awards'],
    ['Section 3: Previous employment (most recent first)', 'experience'],
    ['PART B – EDUCATION', 'education'],
    ['Voluntary', 'volunteering'],
  ])('is sure of %s', (line, kind) => {
    expect(nameHeading(line)).toEqual({ kind, certainty: 'sure' })
  })

  it('reads initials with their dots as the word they are', () => {
    expect(nameHeading('C.P.D.')).toEqual(nameHeading('CPD'))
    expect(nameHeading('U.S. MILITARY CAREER')).toEqual({
      kind: 'experience',
      certainty: 'possible',
    })
  })

  it('takes any trade before a word that heads a section, if it looks like a heading', () => {
    expect(nameHeading('Retail Experience')).toEqual({ kind: 'experience', certainty: 'possible' })
    expect(nameHeading('Welding Certifications')?.kind).toBe('certifications')
  })

  it.each([
    ['WORK EXPERIENCE IN INDIA', 'experience'],
    ['Experience in the Gulf', 'experience'],
    ['LANGUAGE DETAILS', 'languages'],
    ['Work experience abroad', 'experience'],
  ])('takes %s for a heading that has the look of one', (line, kind) => {
    expect(nameHeading(line)).toEqual({ kind, certainty: 'likely' })
  })

  it('takes what somebody is experienced in for no heading', () => {
    expect(nameHeading('Experience in welding')?.certainty).not.toBe('likely')
  })

  it('is less sure of words that also stand in lists', () => {
    expect(nameHeading('Research')?.certainty).toBe('likely')
    expect(nameHeading('Training')?.certainty).not.toBe('possible')
  })

  it.each([
    'Registered nurse with nine years in step-down care.',
    'Nurse, Hill Hospital, 2019',
    'jo@example.com',
    '',
  ])('is nothing in "%s"', (line) => {
    expect(nameHeading(line)).toBeNull()
  })
})
