import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(
    `Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n\nEDUCATION\nBA Design, Hill University, 2011\n`,
  ).experience

describe('clients listed below a role', () => {
  it('tell of it, whatever dates they have', () => {
    const roles = rolesOf(`Freelance Motion Designer
Self-employed, Berlin
Jan 2017 – Present
Selected clients:
Northlight Television – title sequence for a documentary (2023)
Hill Museum – interactive wall, 4K (2022)
Oat Brothers – 12 social spots (2021–2022)
• Leads teams of up to five

Senior Animator
Studio Fen GmbH, Berlin
09/2013 – 12/2016
• Animated explainers`)
    expect(roles.map(({ title }) => title?.text)).toEqual([
      'Freelance Motion Designer',
      'Senior Animator',
    ])
    expect(roles[0]?.bullets.map(({ text }) => text)).toContain(
      'Hill Museum – interactive wall, 4K (2022)',
    )
  })

  it('end where a title follows', () => {
    const roles = rolesOf(`Site Engineer, Hill Civils Ltd, 2015 – 2020
Key projects included:
Fen bridge deck, 2015 – 2017
Dale tidal barrier, 2017 – 2020

Graduate Engineer, Dale Rail plc, 2013 – 2015`)
    expect(roles.map(({ company }) => company?.text)).toEqual(['Hill Civils Ltd', 'Dale Rail plc'])
  })

  it('head a section where they are set off', () => {
    const roles = rolesOf(`Animator, Studio Fen GmbH, 2013 – 2016
• Animated explainers

SELECTED CLIENTS
Designer, Hill Press, 2011 – 2013`)
    expect(roles.map(({ title }) => title?.text)).toEqual(['Animator', 'Designer'])
  })
})
