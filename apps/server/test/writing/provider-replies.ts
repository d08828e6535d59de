import type { ScriptedReply } from './scripted-server.ts'

/** How one provider says things, in the words of its own documentation. */
export interface ProviderReplies {
  readonly says: (text: string) => ScriptedReply
  readonly declines: ScriptedReply
  readonly runsOut: ScriptedReply
  /** It thinks first; what it thought is not the answer. */
  readonly thinksThenSays: (text: string) => ScriptedReply
  readonly overloaded: ScriptedReply
  readonly limited: ScriptedReply
  readonly broken: ScriptedReply
  readonly wrongKey: ScriptedReply
}

function chat(message: object, finish_reason = 'stop'): ScriptedReply {
  const usage = { prompt_tokens: 70, completion_tokens: 30, total_tokens: 100 }
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }]
  return { body: { id: 'chatcmpl-1', object: 'chat.completion', choices, usage } }
}

function openAiError(status: number, type: string, code: string | null = null): ScriptedReply {
  return { status, body: { error: { message: 'No.', type, param: null, code } } }
}

function message(content: readonly object[], stop_reason = 'end_turn'): ScriptedReply {
  const usage = { input_tokens: 70, output_tokens: 30, cache_read_input_tokens: 0 }
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null }
  return { body: { ...head, content, stop_reason, usage } }
}

function anthropicError(status: number, type: string): ScriptedReply {
  return { status, body: { type: 'error', error: { type, message: 'No.' }, request_id: 'req_1' } }
}

function candidate(content: object, finishReason = 'STOP', thoughts = 0): ScriptedReply {
  const usageMetadata = {
    promptTokenCount: 70,
    candidatesTokenCount: 30 - thoughts,
    ...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
    totalTokenCount: 100,
  }
  return { body: { candidates: [{ content, finishReason, index: 0 }], usageMetadata } }
}

function googleError(code: number, status: string): ScriptedReply {
  return { status: code, body: { error: { code, message: 'No.', status } } }
}

export const openAiReplies: ProviderReplies = {
  says: (text) => chat({ content: text, refusal: null }),
  declines: chat({ content: null, refusal: 'I cannot help with that.' }),
  runsOut: chat({ content: '{"jd_summ', refusal: null }, 'length'),
  thinksThenSays: (text) => chat({ content: `<think>\nLet me see. {}\n</think>\n\n${text}` }),
  overloaded: openAiError(503, 'service_unavailable_error'),
  limited: openAiError(429, 'requests', 'rate_limit_exceeded'),
  broken: openAiError(500, 'server_error'),
  wrongKey: openAiError(401, 'invalid_request_error', 'invalid_api_key'),
}

export const anthropicReplies: ProviderReplies = {
  says: (text) => message([{ type: 'text', text }]),
  declines: message([], 'refusal'),
  runsOut: message([{ type: 'text', text: '{"jd_summ' }], 'max_tokens'),
  thinksThenSays: (text) =>
    message([
      { type: 'thinking', thinking: 'Let me see. {}', signature: 's' },
      { type: 'text', text },
    ]),
  overloaded: anthropicError(529, 'overloaded_error'),
  limited: anthropicError(429, 'rate_limit_error'),
  broken: anthropicError(500, 'api_error'),
  wrongKey: anthropicError(401, 'authentication_error'),
}

export const googleReplies: ProviderReplies = {
  says: (text) => candidate({ role: 'model', parts: [{ text }] }),
  declines: {
    body: {
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      usageMetadata: { promptTokenCount: 70, totalTokenCount: 70 },
    },
  },
  runsOut: candidate({ role: 'model' }, 'MAX_TOKENS', 30),
  thinksThenSays: (text) =>
    candidate(
      {
        role: 'model',
        parts: [
          { text: 'Let me see. {}', thought: true },
          { text, thoughtSignature: 's' },
        ],
      },
      'STOP',
      20,
    ),
  overloaded: googleError(503, 'UNAVAILABLE'),
  limited: googleError(429, 'RESOURCE_EXHAUSTED'),
  broken: googleError(500, 'INTERNAL'),
  wrongKey: googleError(400, 'INVALID_ARGUMENT'),
}
