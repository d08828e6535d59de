import { Agent, request } from 'node:http'

const boundary = 'rolefit-bench-boundary'

export interface Uploaded {
  readonly milliseconds: number
  readonly reply: { readonly ok: boolean; readonly is_repeat?: boolean }
}

/**
 * Uploads a CV and a posting as a browser's form would. The client shares the processors with what it
 * measures, so it does next to nothing while the clock runs: the reply is parsed afterwards.
 */
export function createUploader(address: string, cv: Uint8Array) {
  const agent = new Agent({ keepAlive: true })
  const cvPart = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    cv,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return {
    upload: async (cookie: string, posting: string): Promise<Uploaded> => {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="jd_text"\r\n\r\n${posting}\r\n`
      const body = Buffer.concat([Buffer.from(head), cvPart])
      const before = performance.now()
      const bytes = await post(`${address}/api/analyze`, { agent, cookie, body })
      const milliseconds = performance.now() - before
      return { milliseconds, reply: JSON.parse(bytes.toString()) }
    },
    close: () => agent.destroy(),
  }
}

function post(
  url: string,
  { agent, cookie, body }: { agent: Agent; cookie: string; body: Buffer },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
