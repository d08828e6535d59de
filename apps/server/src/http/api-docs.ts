import type { Hono } from 'hono'
import { brand, describeApi, type Endpoint, endpoints, problems } from '@rolefit/contract'
import { escapeHtml } from '../escape-html.ts'
import { securityHeaders } from './pages/security-headers.ts'

/** The contract for machines at /api/openapi.json and for people at /api/docs. */
export function mountApiDocs(app: Hono, version: string): void {
  const guarded = Object.fromEntries(securityHeaders)
  const policy = { 'content-security-policy': "default-src 'none'; style-src 'self'" }
  app.get('/api/openapi.json', (c) => c.json(describeApi(endpoints, version), 200, guarded))
  app.get('/api/docs.css', (c) => c.body(style, 200, { ...guarded, 'content-type': 'text/css' }))
  app.get('/api/docs', (c) => c.html(docsPage(), 200, { ...guarded, ...policy }))
}

function docsPage(): string {
  const rows = Object.values<Endpoint>(endpoints).map(endpointRow).join('\n')
  const refusals = Object.entries(problems)
    .map(
      ([code, { status, message }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${brand.name} API</h1>
<p>Every reply is <code>{ "ok": true, … }</code> or <code>{ "ok": false, "error": code, "message": sentence }</code>.
The shapes are in <a href="/api/openapi.json">openapi.json</a>. Signed-in calls need the session cookie; calls that change
something have to come from our own pages.</p>
<h2>Calls</h2>
<div role="region" aria-label="Calls" tabindex="0"><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th></tr></thead><tbody>
${rows}
</tbody></table></div>
<h2>Refusals</h2>
<div role="region" aria-label="Refusals" tabindex="0"><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>
${refusals}
</tbody></table></div></main></body></html>
`
}

function endpointRow({ method, path, summary, access, body, query }: Endpoint): string {
  const fields = Object.keys({ ...query?.shape, ...body?.shape }).join(', ')
  const input = fields ? `<br><small>${escapeHtml(fields)}</small>` : ''
  return `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code>${input}</td><td>${escapeHtml(summary)}</td><td>${access}</td></tr>`
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
div{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #8884}
a{color:inherit}
`
