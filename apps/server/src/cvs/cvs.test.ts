import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type CvDocument,
  type CvFormat,
  type CvStyle,
  cvStyles,
  type deleteCv,
  ExportProof,
  type exportAccount,
  type listCvs,
  type readSavedCv,
  type regenerateCv,
  type saveCv,
} from '@rolefit/contract'
import { wardManager as cv } from '../../test/cvs/ward-manager.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { grace, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

describeOnEachEngine('CVs', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  const save = (
    body: Partial<Parameters<typeof browser.call<typeof saveCv>>[0]['body']> = {},
    by = browser,
  ) =>
    by.call<typeof saveCv>({
      method: 'POST',
      path: '/api/cvs',
      body: { name: 'For hospitals', analysis_id: null, style: 'modern', cv, patches: [], ...body },
    })
  const read = (id: string, by = browser) =>
    by.call<typeof readSavedCv>({ method: 'GET', path: '/api/cvs/{id}', slots: { id } })
  const list = async (by = browser) => {
    const reply = await by.call<typeof listCvs>({ method: 'GET', path: '/api/cvs' })
    return reply.ok ? reply.items.map(({ name }) => name) : []
  }
  const exportAs = (format: CvFormat, style: CvStyle = 'modern', document: CvDocument = cv) =>
    browser.fetch('/api/export-cv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cv: document, format, style }),
    })
  const refusal = async (response: Response): Promise<unknown> => response.json()

  it('are read from text into the editor’s shape, with proposals that are not applied', async () => {
    const text =
      'Tom Sollars\ntom@example.com\n\nExperience\n\nStore Manager, Quill Books Ltd\n2015 – 2019\n• Responsible for managing stock\n• Sold books\n'
    const reply = await browser.call<typeof regenerateCv>({
      method: 'POST',
      path: '/api/regenerate-cv',
      body: { cv_text: text, suggestions: ['Add measurable results'] },
    })
    expect(reply).toMatchObject({
      ok: true,
      cv: { header: { name: 'Tom Sollars' }, experience: [{ title: 'Store Manager' }] },
      patches: [
        {
          path: 'experience.0.bullets.0',
          before: 'Responsible for managing stock',
          after: 'Managed stock, [number] [of what, or how often]',
        },
      ],
      notes: [
        { path: 'experience.0.bullets.0', code: 'weak-verb' },
        { path: 'experience.0.bullets.0', code: 'no-result' },
        { path: 'experience.0.bullets.1', code: 'no-result' },
      ],
    })
    expect(reply.ok && reply.cv.experience[0]?.bullets[0]).toBe('Responsible for managing stock')
  })

  it('become files that hand out nothing but what has read back whole', async () => {
    for (const format of ['docx', 'pdf'] as const) {
      for (const style of cvStyles) {
        const response = await exportAs(format, style)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-disposition')).toContain(`"cv.${format}"`)
        const proof = ExportProof.parse(JSON.parse(response.headers.get('x-export-proof') ?? ''))
        expect(proof).toMatchObject({
          roles: 2,
          dates: 3,
          bullets: 3,
          skills: 3,
          schools: 1,
          ok: true,
        })
        const bytes = new Uint8Array(await response.arrayBuffer())
        expect(String.fromCharCode(...bytes.slice(0, 2))).toBe(format === 'pdf' ? '%P' : 'PK')
      }
    }
  })

  it('are not exported while a placeholder waits, and say where', async () => {
    const [first, ...others] = cv.experience
    if (!first) throw new Error('the CV has no role')
    const open = { ...cv, experience: [{ ...first, bullets: ['Led [number] nurses'] }, ...others] }
    expect(await refusal(await exportAs('docx', 'modern', open))).toMatchObject({
      error: 'placeholders_left',
      placeholders: [{ path: 'experience.0.bullets.0', text: '[number]' }],
    })
  })

  it('keep the labels of their skills, in the account and in every file', async () => {
    const skill_groups = [
      { label: 'Care', skills: ['Triage', 'Wound care'] },
      { label: 'Paperwork', skills: ['Rostering'] },
    ]
    const grouped = { ...cv, skills: ['Triage', 'Wound care', 'Rostering'], skill_groups }
    const saved = await save({ cv: grouped })
    if (!saved.ok) throw new Error(saved.message)
    expect(await read(saved.id)).toMatchObject({ cv: grouped })
    for (const format of ['docx', 'pdf'] as const) {
      const response = await exportAs(format, 'minimal', grouped)
      const proof = ExportProof.parse(JSON.parse(response.headers.get('x-export-proof') ?? ''))
      expect(proof).toMatchObject({ skills: 3, ok: true, missing: [] })
    }
    const open = { ...grouped, skill_groups: [{ label: '[which]', skills: ['Triage'] }] }
    expect(await refusal(await exportAs('docx', 'modern', open))).toMatchObject({
      placeholders: [{ path: 'skill_groups.0.label', text: '[which]' }],
    })
  })

  it('are refused clearly where a file would be empty, broken or boundless', async () => {
    const header = { name: '', email: '', phone: '', location: '', links: [] }
    const empty = { header, summary: '', experience: [], education: [], skills: [], others: [] }
    expect(await refusal(await exportAs('pdf', 'modern', empty))).toMatchObject({
      error: 'cv_empty',
    })
    const foreign = { ...cv, header: { ...cv.header, name: 'नेहा' }, summary: 'आठ वर्षों '.repeat(99) }
    expect(await refusal(await exportAs('pdf', 'modern', foreign))).toMatchObject({
      error: 'unset_characters',
      words: ['नेहा', 'आठ', 'वर्षों'],
    })
    expect((await exportAs('docx', 'modern', foreign)).status).toBe(200)
    const endless = { ...cv, summary: 'x'.repeat(100_000) }
    expect(await refusal(await exportAs('docx', 'modern', endless))).toMatchObject({
      error: 'invalid_request',
    })
    const line = { title: '', company: '', dates: '', bullets: Array(200).fill('Led a ward') }
    const lines = { ...cv, experience: Array(10).fill(line) }
    expect(await refusal(await exportAs('docx', 'modern', lines))).toMatchObject({
      error: 'too_large',
      message: expect.stringContaining('twenty pages'),
    })
    const huge = { ...cv, summary: 'x'.repeat(600_000) }
    expect(await refusal(await exportAs('docx', 'modern', huge))).toMatchObject({
      error: 'too_large',
    })
  })

  it('are kept by name, newest first, each save a version', async () => {
    const first = await save()
    test.advance(1_000)
    await save({ name: 'For clinics' })
    expect(await list()).toEqual(['For clinics', 'For hospitals'])
    if (!first.ok) throw new Error(first.message)
    test.advance(1_000)
    expect(await save({ id: first.id, version: 1, name: 'For wards' })).toMatchObject({
      version: 2,
    })
    expect(await list()).toEqual(['For wards', 'For clinics'])
    expect(await read(first.id)).toMatchObject({
      name: 'For wards',
      version: 2,
      cv,
      style: 'modern',
    })
  })

  it('are told apart by a number where a new one has a name that is taken', async () => {
    await save()
    const other = { ...cv, summary: 'Ward manager.' }
    test.advance(1_000)
    const second = await save({ cv: other })
    expect(second).toMatchObject({ name: 'For hospitals (2)' })
    expect(await list()).toEqual(['For hospitals (2)', 'For hospitals'])
  })

  it('stay one where the very same is sent again', async () => {
    const first = await save()
    expect(await save()).toEqual(first)
    const second = await save({ style: 'minimal' })
    expect(await save({ style: 'minimal' })).toEqual(second)
    expect(await list()).toHaveLength(2)
    const other = await signedInBrowser(test, grace)
    await save({}, other)
    expect(await list(other)).toEqual(['For hospitals'])
  })

  it('come with notes on the lines that a reader would stumble over', async () => {
    const [role] = cv.experience
    if (!role) throw new Error('The CV has no role.')
    const bullets = ['Responsible for the rota']
    const kept = await save({ cv: { ...cv, experience: [{ ...role, bullets }] } })
    if (!kept.ok) throw new Error(kept.message)
    const weak = { path: 'experience.0.bullets.0', code: 'weak-verb' }
    expect(await read(kept.id)).toMatchObject({
      notes: expect.arrayContaining([expect.objectContaining(weak)]),
    })
  })

  it('are not undone by a tab that was left open', async () => {
    const saved = await save()
    if (!saved.ok) throw new Error(saved.message)
    await save({ id: saved.id, version: 1, name: 'Newer' })
    expect(await save({ id: saved.id, version: 1, name: 'Older' })).toMatchObject({
      error: 'newer_version',
    })
    expect(await save({ id: saved.id, name: 'Of no version' })).toMatchObject({
      error: 'invalid_request',
    })
    expect(await save({ id: saved.id, version: 2 ** 40, name: 'Of no number' })).toMatchObject({
      error: 'invalid_request',
    })
    expect(await list()).toEqual(['Newer'])
  })

  it('of somebody else are not there', async () => {
    const saved = await save()
    if (!saved.ok) throw new Error(saved.message)
    const other = await signedInBrowser(test, grace)
    expect(await read(saved.id, other)).toMatchObject({ error: 'not_found' })
    expect(await save({ id: saved.id, version: 1 }, other)).toMatchObject({ error: 'not_found' })
    const removed = await other.call<typeof deleteCv>({
      method: 'DELETE',
      path: '/api/cvs/{id}',
      slots: { id: saved.id },
    })
    expect(removed).toMatchObject({ error: 'not_found' })
    expect(await list()).toEqual(['For hospitals'])
    expect(await list(other)).toEqual([])
  })

  it('are a hundred at most, whatever others keep', async () => {
    const saved = await save()
    if (!saved.ok) throw new Error(saved.message)
    const { db } = test.context
    const row = await db.selectFrom('cvs').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 99 }, (_, number) => ({ ...row, id: `cvs_${number}` }))
    await db.insertInto('cvs').values(copies).execute()
    expect(await save({ style: 'minimal' })).toMatchObject({ error: 'too_many_cvs' })
    expect(await save({ id: saved.id, version: 1 })).toMatchObject({ ok: true })
    const other = await signedInBrowser(test, grace)
    expect(await save({}, other)).toMatchObject({ ok: true })
  })

  it('are in the download of one’s data, and gone once deleted', async () => {
    await save({ name: 'For clinics' })
    const saved = await save()
    if (!saved.ok) throw new Error(saved.message)
    const download = () =>
      browser.call<typeof exportAccount>({ method: 'GET', path: '/api/account/export' })
    expect(await download()).toMatchObject({
      cvs: expect.arrayContaining([expect.objectContaining({ name: 'For hospitals', cv })]),
    })
    await browser.call<typeof deleteCv>({
      method: 'DELETE',
      path: '/api/cvs/{id}',
      slots: { id: saved.id },
    })
    expect(await download()).toMatchObject({ cvs: [{ name: 'For clinics' }] })
    expect(await read(saved.id)).toMatchObject({ error: 'not_found' })
  })
})
