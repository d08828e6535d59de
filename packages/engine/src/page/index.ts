/** The door for a browser that sets pages and scores nothing: it brings none of the word data along. */

export { groupSkills, type SkillGroup } from '../writing/document/skill-groups.ts'
export { asPatchText, patchedPlaces } from '../writing/lists/list-patch.ts'
export { breakPages, type MeasuredParagraph, type PlacedLines } from './break-pages.ts'
export { composePage } from './compose-page.ts'
export type { Page, PageParagraph, PageRun, Paper } from './page.ts'
export type { PageFont } from './page-style.ts'
export { withoutListSign } from './without-list-sign.ts'
