import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const heads: Readonly<Record<string, readonly [title: string, company: string]>> = {
  'Worked with Tamarind Infotech, Chennai from Aug 2017 to Dec 2022 as Test Engineer.': [
    'Test Engineer',
    'Tamarind Infotech',
  ],
  'Working with Palm Grove Hospital as Staff Nurse from June 2018 to till date.': [
    'Staff Nurse',
    'Palm Grove Hospital',
  ],
  'Currently working as Accounts Executive with Marigold Traders Pvt Ltd since April 2019.': [
    'Accounts Executive',
    'Marigold Traders Pvt Ltd',
  ],
  'Worked as Site Supervisor in Zenith Buildcon from 2014 to 2017.': [
    'Site Supervisor',
    'Zenith Buildcon',
  ],
  'November 2017 up to present – Bluebird Telecom – Team Leader': [
    'Team Leader',
    'Bluebird Telecom',
  ],
  'Care assistant (nights) Rowan House Care Home 2017 - 2020': [
    'Care assistant',
    'Rowan House Care Home',
  ],
  'Bricklayer. Hollis & Grey Builders. 2011 to 2016.': ['Bricklayer', 'Hollis & Grey Builders'],
  'The Salt Yard, chef de partie (sauce, then fish). April 2023 to present. I run the section alone.':
    ['chef de partie (sauce, then fish)', 'The Salt Yard'],
  'The Salt Yard: Chef de Partie, April 2023 to present. I run the section alone.': [
    'Chef de Partie',
    'The Salt Yard',
  ],
  'April 2023 to present: The Salt Yard. Chef de partie. I run the section alone.': [
    'Chef de partie',
    'The Salt Yard',
  ],
  'The Salt Yard (April 2023 to present): Chef de Partie. I run the section alone.': [
    'Chef de Partie',
    'The Salt Yard',
  ],
  'Chef de Partie (April 2023 to present), The Salt Yard. Running the section alone.': [
    'Chef de Partie',
    'The Salt Yard',
  ],
  'At The Salt Yard I am chef de partie (April 2023 to present) and run the section alone.': [
    'chef de partie',
    'The Salt Yard',
  ],
  'Kite Robotics, Zurich, Switzerland, Intern, June–September 2021': ['Intern', 'Kite Robotics'],
}

describe('readToldHead', () => {
  it.each(Object.entries(heads))('reads %s', (head, [title, company]) => {
    const { experience } = readCv(
      `Jo Reed\njo@example.com\n\nEXPERIENCE\n\n${head}\n- Kept records\n`,
    )
    expect(experience).toMatchObject([{ title: { text: title }, company: { text: company } }])
  })

  it('reads each sentence of a list as a role, with an article and without', () => {
    const { experience } = readCv(
      `Jo Reed\njo@example.com\n\nEXPERIENCE\n
* Presently working as a Senior Quantity Surveyor at Hill Contracting W.L.L since March 2018.
* Worked as a Quantity Surveyor at Dale Builders (Pvt) Ltd from 2014 to 2018.
* 2 years worked as Site Clerk in Rose Works from 2012 to 2014.
`,
    )
    expect(
      experience.map(({ title, company, from }) => [title?.text, company?.text, from?.year]),
    ).toEqual([
      ['Senior Quantity Surveyor', 'Hill Contracting W.L.L', 2018],
      ['Quantity Surveyor', 'Dale Builders (Pvt) Ltd', 2014],
      ['Site Clerk', 'Rose Works', 2012],
    ])
  })
})
