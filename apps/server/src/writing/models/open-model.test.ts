import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anthropicReplies,
  googleReplies,
  openAiReplies,
  type ProviderReplies,
} from '../../../test/writing/provider-replies.ts'
import { type ScriptedReply, startScriptedServer } from '../../../test/writing/scripted-server.ts'
import type { ModelProvider } from './model-settings.ts'
import { openModel } from './open-model.ts'

const question = { instructions: 'Word this.', material: '<<cv>>', mostTokens: 400 }
const signal = new AbortController().signal
const whole = { text: '{"a":1}', ending: 'complete', inputTokens: 70, outputTokens: 30 }

interface Case {
  readonly provider: ModelProvider
  readonly base: string
  readonly replies: ProviderReplies
  readonly request: object
}

const openAiBody = {
  model: 'm-1',
  messages: [
    { role: 'system', content: 'Word this.' },
    { role: 'user', content: '<<cv>>' },
  ],
  response_format: { type: 'json_object' },
}
const cases: readonly Case[] = [
  {
    provider: 'openai',
    base: '/v1',
    replies: openAiReplies,
    request: {
      path: 'POST /v1/chat/completions',
      headers: { authorization: 'Bearer key' },
      body: { ...openAiBody, max_completion_tokens: 400 },
    },
  },
  {
    provider: 'compatible',
    base: '/v1/',
    replies: openAiReplies,
    request: {
      path: 'POST /v1/chat/completions',
      headers: { authorization: 'Bearer key' },
      body: { ...openAiBody, max_tokens: 400 },
    },
  },
  {
    provider: 'anthropic',
    base: '/v1',
    replies: anthropicReplies,
    request: {
      path: 'POST /v1/messages',
      headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
      body: {
        model: 'm-1',
        system: 'Word this.',
        messages: [{ role: 'user', content: '<<cv>>' }],
        max_tokens: 400,
      },
    },
  },
  {
    provider: 'google',
    base: '/v1beta',
    replies: googleReplies,
    request: {
      path: 'POST /v1beta/models/m-1:generateContent',
      headers: { 'x-goog-api-key': 'key' },
      body: {
        systemInstruction: { parts: [{ text: 'Word this.' }] },
        contents: [{ role: 'user', parts: [{ text: '<<cv>>' }] }],
        generationConfig: { maxOutputTokens: 400, responseMimeType: 'application/json' },
      },
    },
  },
]

let server: Awaited<ReturnType<typeof startScriptedServer>>
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

function open(provider: ModelProvider, base: string, model = 'm-1') {
  const baseUrl = `${server.origin}${base}`
  return openModel({ provider, model, apiKey: 'key', baseUrl, dailyBudgetUsd: 1 })
}

describe.each(cases)('a model of $provider', ({ provider, base, replies, request }) => {
  const answerTo = (...script: readonly ScriptedReply[]) => {
    server.reply(...script)
    return open(provider, base).ask(question, signal)
  }

  it('is asked in the provider’s own form, with its key and nothing else', async () => {
    expect(await answerTo(replies.says('{"a":1}'))).toEqual(whole)
    const [received] = server.received
    expect(received).toMatchObject(request)
    expect(received?.body).toEqual('body' in request ? request.body : null)
    const keys = Object.entries(received?.headers ?? {}).filter(([, value]) =>
      String(value).includes('key'),
    )
    expect(keys).toHaveLength(1)
  })

  it('may think first, which is paid for and is no part of the answer', async () => {
    const answer = await answerTo(replies.thinksThenSays('{"a":1}'))
    expect({ ...answer, text: answer.text.trim() }).toEqual(whole)
  })

  it('may decline, or run out of tokens, and what that cost is known', async () => {
    expect(await answerTo(replies.declines)).toMatchObject({ ending: 'declined', inputTokens: 70 })
    expect(await answerTo(replies.runsOut)).toMatchObject({ ending: 'cut_short', outputTokens: 30 })
  })

  it.each([
    ['overloaded', 'busy'],
    ['limited', 'busy'],
    ['broken', 'failed'],
    ['wrongKey', 'rejected'],
  ] as const)('that is %s gives no answer, at no cost', async (name, fault) => {
    await expect(answerTo(replies[name])).rejects.toMatchObject({ fault, isFree: true })
  })

  it.each<[string, ScriptedReply, string]>([
    ['breaks off', 'cut', 'failed'],
    ['is hidden by an error page', { body: '<h1>Bad gateway</h1>' }, 'garbled'],
    ['answers nothing at all', { body: {} }, 'garbled'],
    [
      'answers in another form',
      { body: { choices: 'none', content: 7, candidates: 1 } },
      'garbled',
    ],
    ['never stops', { body: `{"a":"${'x'.repeat(300_000)}"}` }, 'failed'],
  ])('that %s may have cost something', async (_, reply, fault) => {
    await expect(answerTo(reply)).rejects.toMatchObject({ fault, isFree: false })
  })

  it('is not followed to another address', async () => {
    const elsewhere = { status: 307, body: '', location: '/elsewhere' }
    await expect(answerTo(elsewhere)).rejects.toMatchObject({ fault: 'failed' })
    expect(server.received).toHaveLength(1)
  })
})

describe('a compatible server without JSON mode', () => {
  const noJsonMode = {
    status: 400,
    body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
  }

  it('is asked without, and from then on never with it', async () => {
    const model = open('compatible', '/v1')
    server.reply(noJsonMode, openAiReplies.says('{"a":1}'))
    expect(await model.ask(question, signal)).toEqual(whole)
    expect(await model.ask(question, signal)).toEqual(whole)
    expect(server.received.map(({ body }) => 'response_format' in Object(body))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is told from one that refuses the question for another reason', async () => {
    const model = open('compatible', '/v1')
    server.reply({ status: 400, body: { error: 'no such model' } })
    await expect(model.ask(question, signal)).rejects.toMatchObject({ fault: 'rejected' })
    server.reply(openAiReplies.says('{"a":1}'))
    await model.ask(question, signal)
    expect(server.received[0]?.body).toMatchObject({ response_format: { type: 'json_object' } })
  })

  it('needs no key', async () => {
    const baseUrl = `${server.origin}/v1`
    server.reply(openAiReplies.says('{"a":1}'))
    const settings = { provider: 'compatible', model: 'm', apiKey: undefined, baseUrl } as const
    await openModel({ ...settings, dailyBudgetUsd: 1 }).ask(question, signal)
    expect(server.received[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('a model of Google', () => {
  it.each([
    ['models/gemini-x', '/v1beta/models/gemini-x:generateContent'],
    ['tunedModels/mine', '/v1beta/tunedModels/mine:generateContent'],
    ['a b?c', '/v1beta/models/a%20b%3Fc:generateContent'],
  ])('is found by the name %s', async (name, path) => {
    server.reply(googleReplies.says('{"a":1}'))
    await open('google', '/v1beta', name).ask(question, signal)
    expect(server.received[0]?.path).toBe(`POST ${path}`)
  })

  it('that stops for safety in the middle has declined', async () => {
    const content = { role: 'model', parts: [{ text: '{"a":' }] }
    server.reply({ body: { candidates: [{ content, finishReason: 'SAFETY' }] } })
    expect(await open('google', '/v1beta').ask(question, signal)).toMatchObject({
      ending: 'declined',
    })
  })
})
