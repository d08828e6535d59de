import { createServer, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** What the pretended model does with a question. */
export type ModelHabit =
  | 'good'
  | 'slow'
  | 'busy'
  | 'broken'
  | 'cut'
  | 'chatty'
  | 'misshapen'
  | Lie
  | Will
/** Something it says that nobody told it, or that a text told it to say. */
interface Lie {
  readonly says: string
}
/** Whatever a test makes of the question. */
interface Will {
  readonly answers: (material: string) => unknown
}

const Asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).length(2),
})

/** A server on this machine that speaks the OpenAI protocol, as badly as it is told to. */
export async function startModelServer() {
  let habits: readonly ModelHabit[] = ['good']
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { messages } = Asked.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const material = messages[1]?.content ?? ''
    const habit = habits[Math.min(asked.length, habits.length - 1)] ?? 'good'
    asked.push(`${messages[0]?.content}\n\n${material}`)
    answer(response, habit, material)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    /** One habit after the other, the last one for good. */
    behave: (...next: readonly ModelHabit[]) => {
      habits = next
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The settings with which an app asks the model of such a server. */
export function askingAt(baseUrl: string, dailyBudgetUsd = 5) {
  return {
    provider: 'compatible',
    model: 'pretended',
    apiKey: 'k',
    baseUrl,
    dailyBudgetUsd,
  } as const
}

function answer(response: ServerResponse, habit: ModelHabit, material: string): void {
  if (habit === 'slow') return
  if (habit === 'busy') return void response.writeHead(429).end('{}')
  if (habit === 'broken') return void response.writeHead(500).end('oops')
  if (habit === 'cut') {
    response.writeHead(200, { 'content-length': '5000' }).write('{"choices":[{"mess')
    setTimeout(() => response.destroy(), 20)
    return
  }
  const content =
    habit === 'chatty'
      ? 'Sure! Here is what you asked for.'
      : habit === 'misshapen'
        ? '{"jd_summary":["a list"],"snippet":7}'
        : saidBy(habit, material)
  const usage = { prompt_tokens: 900, completion_tokens: 200 }
  response.writeHead(200).end(JSON.stringify({ choices: [{ message: { content } }], usage }))
}

function saidBy(habit: 'good' | Lie | Will, material: string): string {
  if (habit === 'good') return goodAnswer(material, '')
  return 'says' in habit
    ? goodAnswer(material, habit.says)
    : JSON.stringify(habit.answers(material))
}

function goodAnswer(material: string, lie: string): string {
  const lines = /<<feedback \w+>>\n([\s\S]*?)\n<<end of feedback/.exec(material)?.[1]
  if (lines === undefined) {
    return JSON.stringify({
      snippet: `Cared for 24 patients a shift before and after surgery${lie}`,
    })
  }
  return JSON.stringify({
    jd_summary: 'A surgical ward is looking for a senior nurse.',
    cv_summary: `A registered nurse on surgical wards.${lie}`,
    feedback: lines.split('\n').map((line) => line.replace(/^\d+\. /, 'Note: ')),
  })
}
