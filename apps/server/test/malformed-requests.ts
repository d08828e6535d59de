/** Requests that no program of ours sends, as they stand on the wire: one character is one byte. */

interface Ask {
  readonly path: string
  /** Sent with each, like "Cookie: …"; none for a stranger. */
  readonly cookie?: string | undefined
}

/** Every body here, sent to an address. */
export function malformedBodies(ask: Ask): string[] {
  return bodies.map(([type, body]) => {
    const about = type === null ? [] : [`Content-Type: ${type}`]
    return write({ ...ask, method: 'POST' }, [...about, `Content-Length: ${body.length}`], body)
  })
}

/** Every other way of asking wrongly for an address. */
export function malformedHeads(ask: Ask): string[] {
  return [
    ...methods.map((method) => write({ ...ask, method }, [])),
    ...tails.map((tail) => write({ ...ask, path: `${ask.path}${tail}`, method: 'GET' }, [])),
    ...headers.flatMap((header) => [
      write({ ...ask, method: 'GET' }, [header]),
      write({ ...ask, method: 'POST' }, [header]),
    ]),
  ]
}

/** What is hardly a request, wherever it was meant to go. */
export const noRequests: readonly string[] = [
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\nx',
  'POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  '\x00\x01\x02\r\n\r\n',
]

function write(
  { method, path, cookie }: Ask & { readonly method: string },
  more: readonly string[],
  body = '',
): string {
  const host = more.some((each) => each.startsWith('Host:')) ? [] : ['Host: localhost']
  const own = cookie === undefined ? [] : [`Cookie: ${cookie}`]
  const head = [`${method} ${path} HTTP/1.1`, ...host, ...own, 'Connection: close', ...more]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

const form = 'multipart/form-data; boundary=xXx'
const part = (disposition: string, value = '1') =>
  `--xXx\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`
const end = '--xXx--\r\n'
/** Names that forms of ours have, where a file stands in place of a word. */
const fields = 'intent email theme token pack_key code message decision jd_text cv_text'.split(' ')
const asFiles = fields.map((name) => part(`; name="${name}"; filename="x"`)).join('')
const words = 'application/x-www-form-urlencoded'

const bodies: readonly (readonly [type: string | null, body: string])[] = [
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary="', 'x'],
  [`multipart/form-data; boundary=${'b'.repeat(3_000)}`, 'x'],
  [form, '\xff\x00garbage'],
  [form, `${part('; name="a"')}--xXx\r\nContent-Dispo`],
  [form, `${part('')}${end}`],
  [form, `${part('; name="cv"; filename="\x00/../a.pdf"', '%PDF-\x00')}${end}`],
  [form, `${part('; name="__proto__"')}${end}`],
  [form, `${asFiles}${end}`],
  [form, ''],
  [form, end],
  [words, 'a=%ZZ&%=%&email=%ff%fe'],
  [words, 'intent=%00&email=%00&theme=%0d%0aX: y&token=%00&code=%00&pack_key=__proto__'],
  [words, 'intent=constructor&pack_key=constructor&theme=__proto__'],
  [words, ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"x"'],
  ['application/json', '['.repeat(30_000)],
  ['application/json', '{"__proto__":{"a":1},"email":{"toString":1}}'],
  ['application/json', '{"email":1e999,"cv":[[[]]],"items":{}}'],
  ['application/json', '{"email":"\xff\xfe\xc0"}'],
  ['application/json', '{"email":"\\ud800@example.com","text":"\\u0000"}'],
  ['application/json; charset=utf-16', '{"email":"a"}'],
  ['text/plain', 'hello'],
  ['application/xml', '<a/>'],
  [';;;=', 'x'],
  ['\xff\xfe', 'x'],
  [null, 'hello'],
  [null, ''],
]

const methods: readonly string[] = [
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
  'TRACE',
]

const tails: readonly string[] = [
  '/%',
  '%00',
  '%E0%A4',
  '%c0%af',
  '\xff\xfe',
  '/..%2f..%2f',
  '//',
  '/\\',
  `/${'a'.repeat(7_000)}`,
  '?%',
  '?limit=%ff&token=%00&cv=__proto__&next=%0d%0a',
  `?${'a=1&'.repeat(2_000)}`,
  '?limit=-1',
  '?limit=1e99',
  '?_routes=%',
  '?_routes=__proto__',
  '?index&index',
  '?email[]=1',
]

const headers: readonly string[] = [
  'Cookie: rolefit_session=%%%; theme=%ff',
  'Cookie: ;;;=;=a; rolefit_browser=\xff\xfe; rolefit_pending=%',
  'Cookie: rolefit_pending=%7B%22; theme=__proto__',
  `Cookie: rolefit_pending=${'a'.repeat(8_000)}`,
  `X-Large: ${'a'.repeat(20_000)}`,
  Array.from({ length: 1_500 }, (_, at) => `X-${at}: 1`).join('\r\n'),
  'Host: [',
  'Host: a b',
  'Host: a:99999',
  'Host: ',
  'Host: %',
  'Host: a\r\nHost: b',
  'Accept: \xff',
  'Accept-Encoding: \xff;q=9',
  'Authorization: Bearer \xff',
  'Content-Encoding: gzip',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Expect: 200-ok',
  'Forwarded: for=;;',
  'Idempotency-Key: \xff\xff',
  'If-Modified-Since: never',
  'If-None-Match: \xff',
  'Origin: \xff',
  'Range: bytes=9-1',
  'Referer: http://[',
  'Sec-Fetch-Site: nowhere',
  'Stripe-Signature: t=NaN,v1=\xff',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'X-Forwarded-For: \xff, ,,',
]
