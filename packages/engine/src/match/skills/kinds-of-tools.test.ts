import { expect, test } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

/** Whether who used a tool every day meets a posting that asks for its kind. */
function statusOf(asked: string, has: string, named: string): string {
  const jobText = `Coordinator\n\nRequirements\n- ${asked}\n- Minutes of meetings\n- Ordering for an office of forty`
  const cvText = `Ann Other
ann@example.com

Experience
Coordinator, Elm Works, 2021 - present
- Used ${has} every day for the drawings, figures and letters of the works
- Took the minutes of meetings and ordered what an office of forty needs
- Answered forty calls a day and kept the diary of two partners`
  return rowOf(scoredReport(cvText, jobText), named).status
}

test.each([
  ['Vector graphics software', 'Adobe Illustrator', 'Vector graphics'],
  ['Image editing software', 'Photoshop', 'Image editing'],
  ['Layout software', 'InDesign', 'Layout software'],
  ['GIS software', 'QGIS', 'GIS'],
  ['A CAD package', 'AutoCAD', 'CAD'],
  ['Presentation software', 'PowerPoint', 'Presentation software'],
  ['Word processing', 'Microsoft Word', 'Word processing'],
  ['A project management tool', 'Trello', 'project management tool'],
  ['Bug tracking software', 'Jira', 'Bug tracking'],
  ['A JVM language', 'Kotlin', 'JVM language'],
  ['A modern JavaScript framework', 'Vue.js', 'JavaScript framework'],
  ['Bookkeeping package', 'Sage 50', 'Bookkeeping package'],
  ['Help authoring tool', 'MadCap Flare', 'Help authoring'],
  ['Fundraising database', "Raiser's Edge", 'Fundraising database'],
  ['Routing protocols', 'BGP', 'Routing protocols'],
  ['HTML', 'HTML5', 'HTML'],
  ['Infrastructure as code', 'Ansible', 'Infrastructure as code'],
])('%s is met by %s', (asked, has, named) => {
  expect(statusOf(asked, has, named)).toBe('met')
})

test.each([
  ['Vector graphics software', 'Excel', 'Vector graphics'],
  ['A JVM language', 'Python', 'JVM language'],
  ['Presentation software', 'Word', 'Presentation software'],
  ['Routing protocols', 'switches', 'Routing protocols'],
  ['SQL', 'Oracle VirtualBox', 'SQL'],
])('%s is not met by %s', (asked, has, named) => {
  expect(statusOf(asked, has, named)).not.toBe('met')
})
