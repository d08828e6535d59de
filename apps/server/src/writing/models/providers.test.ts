import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { listSent } from '@rolefit/contract'
import { analyzed } from '../../../test/analyses/analyst.ts'
import { cvNumber } from '../../../test/analyses/cv-and-posting.ts'
import { signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import {
  anthropicReplies,
  googleReplies,
  openAiReplies,
  type ProviderReplies,
} from '../../../test/writing/provider-replies.ts'
import { type ScriptedReply, startScriptedServer } from '../../../test/writing/scripted-server.ts'
import type { ModelProvider } from './model-settings.ts'

const ownSummary = 'Registered nurse with nine years on surgical wards.'
const cv_summary = 'A registered nurse on surgical wards.'
const providers: readonly (readonly [ModelProvider, ProviderReplies])[] = [
  ['openai', openAiReplies],
  ['anthropic', anthropicReplies],
  ['google', googleReplies],
]

describe.each(providers)('an analysis worded by %s', (provider, replies) => {
  let server: Awaited<ReturnType<typeof startScriptedServer>>
  let test: TestApp
  let browser: TestBrowser
  let feedback: readonly string[]
  let number = 0
  beforeAll(async () => {
    server = await startScriptedServer()
    const ai = { provider, model: 'm-1', apiKey: 'key', baseUrl: server.origin } as const
    test = await createTestApp({ ai: { ...ai, dailyBudgetUsd: 100 } })
    browser = await signedInBrowser(test)
    await test.context.db.updateTable('credit_balances').set({ balance: 50 }).execute()
    server.reply(replies.wrongKey)
    feedback = (await analyzed(browser)).feedback
  })
  afterAll(async () => {
    await test.close()
    await server.close()
  })

  /** What became of a CV, the model having answered by this script. */
  const analyse = async (...script: readonly ScriptedReply[]) => {
    server.reply(...script)
    number += 1
    const { id, cv_summary: summary } = await analyzed(browser, { cv_text: cvNumber(number) })
    const sent = await browser.call<typeof listSent>({
      method: 'GET',
      path: '/api/analyses/{id}/sent',
      slots: { id },
    })
    const outcomes = sent.ok ? sent.items.map(({ outcome }) => outcome) : []
    return { summary, outcomes, asked: server.received.length }
  }
  const good = () =>
    JSON.stringify({ jd_summary: 'A senior nurse for a surgical ward.', cv_summary, feedback })

  it('has its words, plain, fenced as code or thought over first', async () => {
    for (const reply of [
      replies.says(good()),
      replies.says(`\`\`\`json\n${good()}\n\`\`\``),
      replies.thinksThenSays(good()),
    ]) {
      expect(await analyse(reply)).toEqual({ summary: cv_summary, outcomes: ['used'], asked: 1 })
    }
  })

  it.each(['overloaded', 'limited', 'broken'] as const)(
    'has its words at the second try where it was %s',
    async (fault) => {
      const result = await analyse(replies[fault], replies.says(good()))
      expect(result).toEqual({ summary: cv_summary, outcomes: ['used'], asked: 2 })
    },
  )

  it.each(['wrongKey', 'declines', 'runsOut'] as const)(
    'has our own words where it %s, without a second try',
    async (fault) => {
      const result = await analyse(replies[fault], replies.says(good()))
      expect(result).toEqual({ summary: ownSummary, outcomes: ['not used'], asked: 1 })
    },
  )

  it.each([
    ['invents', { cv_summary: 'Skilled in Kubernetes.' }],
    ['answers in another shape', { cv_summary: ['a list'] }],
    ['leaves feedback out', { feedback: [] }],
  ])('has our own words where it %s', async (_, change) => {
    const reply = replies.says(JSON.stringify({ ...JSON.parse(good()), ...change }))
    expect(await analyse(reply)).toMatchObject({ summary: ownSummary, outcomes: ['not used'] })
  })

  it('has our own words where it breaks off', async () => {
    expect(await analyse('cut')).toMatchObject({ summary: ownSummary, outcomes: ['not used'] })
  })
})
