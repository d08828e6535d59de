import { describe, expect, it } from 'vitest'
import { analyze } from '../../index.ts'

const posting = `Java developer

We look for a Java developer for our team.

Requirements:
- Three years of Java
- Oracle and Hibernate
- Unit tests

Duties:
- Write and test services
`

const cv = `Asha Rane
asha.rane@example.com

EXPERIENCE
Company: Hill Systems Pvt Ltd
Designation: Java Developer
Duration: Jun 2018 - Dec 2020
Project Description: Shops of a courier print labels and follow parcels with it on Oracle.
Responsibilities:
- Wrote the print queue in Java and its unit tests for two counters
- Laid pipes of 2 to 24 inch below the floor of the shop
Environment: Java, Hibernate, Oracle, Linux, Tomcat, Maven
`

describe('readUnits', () => {
  it('tells work done from tools used and from what a project was about', () => {
    expect(unitWith('print queue')).toMatchObject({ strength: 'described', isWork: true })
    expect(unitWith('Hibernate')).toMatchObject({ strength: 'listed', isWork: false })
    expect(unitWith('follow parcels')).toMatchObject({ strength: 'listed', isWork: false })
  })

  it('takes a size for no result', () => {
    expect(unitWith('inch below')).toMatchObject({ strength: 'described' })
  })

  it('takes names of skills for a list, whether or not commas part them, however much of a CV they fill', () => {
    const skills =
      'SKILLS\nJava Hibernate Oracle Linux Tomcat Maven Gradle Kafka\nSpring Jenkins Docker Git Ansible Redis Nginx Bash\n'
    const short =
      'Asha Rane\nasha.rane@example.com\n\nEXPERIENCE\nTester, Hill Systems, 2018 - 2020\n- Checked parcels\n\n'
    expect(unitWith('Maven', `${short}${skills}`)).toMatchObject({ strength: 'listed' })
    expect(unitWith('Kafka', `${short}${skills.replaceAll(' ', ', ')}`)).toMatchObject({
      strength: 'listed',
    })
  })
})

function unitWith(words: string, cvText = cv) {
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status !== 'scored') return null
  const { text, units } = report.candidate
  return units.find(({ start, end }) => text.slice(start, end).includes(words))
}
