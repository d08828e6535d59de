import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'

/** The calls as the product prescribes them: what they are given, and what of their answer is used. */
const prescribed: Readonly<Record<string, { given?: readonly string[]; used: readonly string[] }>> =
  {
    'POST /api/analyze': { given: ['jd_text', 'cv', 'email'], used: ['score', 'id', 'ok'] },
    'POST /api/generate-snippet': {
      given: ['analysis_id', 'change_text', 'style'],
      used: ['ok', 'snippet'],
    },
    'POST /api/regenerate-cv': { given: ['cv_text', 'suggestions'], used: ['ok', 'cv'] },
    'POST /api/share-analysis': { given: ['analysis_id'], used: ['ok', 'url'] },
    'GET /api/share/{token}': { used: ['score', 'sub_scores', 'jd_title', 'jd_summary'] },
    'GET /api/analyses': { given: ['limit'], used: ['items'] },
    'GET /api/usage/remaining': { used: ['ok', 'remaining', 'plan'] },
    'POST /api/billing/create-checkout-session': { given: ['pack_key'], used: ['ok', 'url'] },
    'GET /api/billing/balance': { used: ['ok', 'balance'] },
    'GET /api/billing/history': { used: ['items'] },
    'GET /api/auth/verify': { given: ['token'], used: ['ok'] },
    'GET /api/auth/me': { used: ['ok', 'user'] },
    'GET /api/auth/exists': { given: ['email'], used: ['ok', 'exists'] },
    'POST /api/auth/request-magic-link': {
      given: ['email'],
      used: ['ok', 'emailed', 'verify_url'],
    },
    'POST /api/auth/register': {
      given: ['email', 'first_name', 'last_name', 'year_of_birth'],
      used: ['ok', 'emailed', 'verify_url'],
    },
    'POST /api/auth/logout': { used: [] },
    'POST /api/export-cv': { given: ['cv', 'format', 'style'], used: [] },
  }

const all: readonly Endpoint[] = Object.values(endpoints)

function named(call: string): Endpoint {
  const found = all.find(({ method, path }) => `${method} ${path}` === call)
  if (!found) throw new Error(`There is no ${call}.`)
  return found
}

const namesOf = (schema: { shape: object } | undefined) => Object.keys(schema?.shape ?? {})

describe('endpoints', () => {
  it.each(Object.entries(prescribed))(
    'has %s with its prescribed names',
    (call, { given, used }) => {
      const { body, form, query, reply } = named(call)
      expect(namesOf(body ?? form ?? query)).toEqual(expect.arrayContaining([...(given ?? [])]))
      expect(namesOf(reply)).toEqual(expect.arrayContaining([...used]))
    },
  )

  it('asks for a session where somebody’s own things are at stake', () => {
    const open = all.filter(({ access }) => access === 'public').map(({ path }) => path)
    expect(new Set(open)).toEqual(
      new Set([
        '/api/auth/request-magic-link',
        '/api/auth/register',
        '/api/auth/exists',
        '/api/auth/verify',
        '/api/auth/verify-code',
        '/api/auth/logout',
        '/api/share/{token}',
        '/api/billing/packs',
        '/api/feedback',
        '/api/events',
      ]),
    )
  })

  it('names the parts of a result, of a purchase and of a CV as the product does', () => {
    expect(namesOf(endpoints.readAnalysis.reply)).toEqual(
      expect.arrayContaining(
        (
          'id analysis_id score sub_scores feedback suggestions suggested_changes jd_title ' +
          'jd_summary cv_summary tags cv_filename cv_text created_at'
        ).split(' '),
      ),
    )
    const change = endpoints.readAnalysis.reply.shape.suggested_changes.element
    expect(namesOf(change)).toEqual(['category', 'items'])
    const purchase = endpoints.listPurchases.reply.shape.items.element
    expect(namesOf(purchase)).toEqual(
      expect.arrayContaining(
        'purchased_at pack_name credits amount currency checkout_id'.split(' '),
      ),
    )
    expect(namesOf(endpoints.readMe.reply.shape.user)).toEqual(['email', 'first_name', 'last_name'])
    const cv = endpoints.regenerateCv.reply.shape.cv
    expect(namesOf(cv)).toEqual(
      expect.arrayContaining(['header', 'summary', 'experience', 'education', 'skills']),
    )
    expect(namesOf(cv.shape.header)).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'location']),
    )
    expect(namesOf(cv.shape.experience.element)).toEqual(['title', 'company', 'dates', 'bullets'])
    expect(namesOf(cv.shape.education.element)).toEqual([
      'degree',
      'institution',
      'dates',
      'details',
    ])
  })

  it('lists ten analyses, writes a bullet and exports a modern DOCX where nothing else is said', () => {
    expect(endpoints.listAnalyses.query.parse({}).limit).toBe(10)
    const snippet = { analysis_id: 'ana_1', change_text: 'Say how many.' }
    expect(endpoints.generateSnippet.body.parse(snippet).style).toBe('bullet')
    const { shape } = endpoints.exportCv.body
    expect([shape.format.parse(undefined), shape.style.parse(undefined)]).toEqual([
      'docx',
      'modern',
    ])
    for (const style of ['harvard', 'modern', 'minimal']) {
      expect(shape.style.safeParse(style).success).toBe(true)
    }
  })
})
