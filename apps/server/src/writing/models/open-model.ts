import { parseJson } from '../../parse-json.ts'
import { type LanguageModel, ModelFailure, type ModelFault } from './language-model.ts'
import type { ModelProvider, ModelSettings } from './model-settings.ts'
import type { Asked, Protocol } from './protocol.ts'
import { anthropic } from './speak-anthropic.ts'
import { google } from './speak-google.ts'
import { compatible, openAi } from './speak-openai.ts'

const protocols = {
  openai: openAi,
  compatible,
  anthropic,
  google,
} as const satisfies Record<ModelProvider, Protocol>

const mostReplyBytes = 256 * 1024

/** A model spoken to over HTTP; which of the three protocols, the provider decides. */
export function openModel(settings: ModelSettings): LanguageModel {
  const { provider, model } = settings
  const protocol = protocols[provider]
  let inJsonMode = true
  return {
    provider,
    model,
    ask: async (question, signal) => {
      let reply = await send(protocol, { settings, question, inJsonMode }, signal)
      if (inJsonMode && protocol.mayRefuseJsonMode && isMisunderstood(reply)) {
        reply = await send(protocol, { settings, question, inJsonMode: false }, signal)
        inJsonMode = isMisunderstood(reply)
      }
      // Nobody bills for an answer that was not given.
      const fault = faultOf(reply.status)
      if (fault) throw new ModelFailure(fault, { isFree: true })
      const answer = protocol.answer.safeParse(parseJson(reply.text))
      if (!answer.success) throw new ModelFailure('garbled')
      return answer.data
    },
  }
}

interface Reply {
  readonly status: number
  readonly text: string
}

async function send(protocol: Protocol, asked: Asked, signal: AbortSignal): Promise<Reply> {
  const { path, headers, body } = protocol.request(asked)
  const baseUrl = (asked.settings.baseUrl ?? protocol.baseUrl).replace(/\/+$/, '')
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    return { status: response.status, text: await readText(response) }
  } catch {
    throw signal.reason instanceof ModelFailure ? signal.reason : new ModelFailure('failed')
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostReplyBytes) throw new Error('endless')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isMisunderstood({ status }: Reply): boolean {
  return status === 400 || status === 422
}

/** 503 is how Google says that a model is overloaded, 529 how Anthropic does. */
const busyStatuses = [429, 503, 529]
const passingStatuses = [408, 409]

function faultOf(status: number): ModelFault | null {
  if (status >= 200 && status < 300) return null
  if (busyStatuses.includes(status)) return 'busy'
  return status >= 500 || passingStatuses.includes(status) ? 'failed' : 'rejected'
}
