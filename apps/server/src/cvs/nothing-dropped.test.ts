import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CvPatch, regenerateCv } from '@rolefit/contract'
import {
  applyPatches,
  type CvDocument,
  checkFacts,
  readCv,
  readKnowledge,
  toDocument,
} from '@rolefit/engine'
import { readAllCvs } from '../../test/analyses/all-cvs.ts'
import { analyzed } from '../../test/analyses/analyst.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { askingAt, type ModelHabit, startModelServer } from '../../test/writing/model-server.ts'

const allCvs = await readAllCvs()
const { lexicon } = readKnowledge()
const suggestions = ['Show measurable results.']

/** A model that leaves out, moves and invents, line by line, and now and then does as it is told. */
const restless: ModelHabit = {
  answers: (material) => {
    const drafts = [...material.matchAll(/^draft: (.*)$/gm)].map(([, draft = '']) => draft)
    const ways = [
      (draft: string) => `${draft} on site`,
      (draft: string) => draft.replace(/\d+/g, 'many'),
      (_: string, next: string) => next,
      (draft: string, next: string) => `${draft}; ${next}`,
      (draft: string) => `${draft} with 17 people in Kubernetes`,
      () => '',
    ]
    const at = (index: number) => drafts[index % drafts.length] ?? ''
    return {
      lines: drafts.map((draft, index) => ways[index % ways.length]?.(draft, at(index + 1))),
    }
  },
}

describe.each(['our own writer', 'a model that cannot be trusted'])('a CV worded by %s', (name) => {
  let server: Awaited<ReturnType<typeof startModelServer>>
  let test: TestApp
  let browser: TestBrowser
  let analysisId: string
  beforeAll(async () => {
    server = await startModelServer()
    server.behave(restless)
    const ai = askingAt(server.baseUrl, 1e3)
    const isOurs = name === 'our own writer'
    test = await createTestApp({ ...(isOurs ? {} : { ai }), limitScale: 1e4 })
    browser = await signedInBrowser(test)
    analysisId = (await analyzed(browser)).id
  })
  afterAll(async () => {
    await test.close()
    await server.close()
  })

  const regenerate = async (cv_text: string) => {
    const reply = await browser.call<typeof regenerateCv>({
      method: 'POST',
      path: '/api/regenerate-cv',
      body: { cv_text, suggestions, analysis_id: analysisId },
    })
    if (!reply.ok) throw new Error(reply.message)
    return reply
  }

  it.each(allCvs)('has every role, date, school and skill: $id', async ({ text, facts }) => {
    const { cv, patches: all } = await regenerate(text)
    // What is for a form is taken out by a change of its own, from where it stands apart from roles and schools.
    const patches = all.filter(({ after }) => after !== '')
    const goes = all.filter((patch) => !patches.includes(patch))
    expect(goes.every(({ path }) => path.startsWith('others.'))).toBe(true)
    const after = applyPatches(cv, patches)
    expect(cv).toEqual(toDocument(readCv(text), text))
    expect(untouched(after, patches)).toEqual(untouched(cv, patches))
    for (const patch of patches) if (!isOfDates(patch)) expectAllSaid(patch)
    const said = bare(JSON.stringify([after, patches.filter(isOfDates)]))
    const read = bare(JSON.stringify(cv))
    const isSaid = (fact: string) =>
      said.includes(bare(fact)) || (!read.includes(bare(fact)) && isSaidInParts(said, fact))
    expect(facts.filter((fact) => !isSaid(fact))).toEqual([])
  })

  it('has lines of its writer’s, so that there was something to lose', async () => {
    const replies = await Promise.all(allCvs.map(({ text }) => regenerate(text)))
    const lines = replies.flatMap(({ patches }) => patches.map(({ after }) => after))
    expect(lines.length).toBeGreaterThan(12)
    const worded = lines.filter((line) => line.endsWith(' on site'))
    expect(worded.length > 5).toBe(name !== 'our own writer')
  })
})

/** The document with nothing left of the lines that patches are about. */
function untouched(cv: CvDocument, patches: readonly CvPatch[]): unknown {
  const touched = new Set(patches.map(({ path }) => path))
  return {
    ...cv,
    experience: cv.experience.map((role, at) => ({
      ...role,
      // That the months stay the same, the engine's own test of them says.
      dates: touched.has(`experience.${at}.dates`) ? null : role.dates,
      bullets: role.bullets.map((line, index) =>
        touched.has(`experience.${at}.bullets.${index}`) ? null : line,
      ),
    })),
  }
}

function isOfDates({ path }: CvPatch): boolean {
  return path.endsWith('.dates')
}

/** Every figure, name and skill of a line is in what it becomes. */
function expectAllSaid({ before, after }: CvPatch): void {
  const dropped = checkFacts(lexicon, before, { cvText: after, userFacts: [] })
  expect({ before, after, dropped }).toEqual({ before, after, dropped: [] })
}

/** A name that a line breaks may be read as two; none of its words may be missing. */
function isSaidInParts(said: string, fact: string): boolean {
  return fact.split(/\s+/).every((word) => said.includes(bare(word)))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
