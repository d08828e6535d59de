import { escapeHtml } from '../escape-html.ts'
import type { KeptMail } from './development-mailbox.ts'

/** The development mailbox as a page: the letters as they would look, newest first. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const list =
    mails.length > 0
      ? mails.map(mailHtml).join('\n')
      : '<p>No mail yet. Ask for a sign-in link and come back.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Development mailbox</title>
<link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main><h1>Development mailbox</h1>
<p>No mail server is set, so mails are kept here instead of being sent. Only this machine can see this page.</p>
${list}</main></body></html>
`
}

export const mailboxStyle = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid #8886;border-radius:6px;padding:1rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0 0 .25rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
a{color:inherit}
`

function mailHtml({ to, subject, text, sent_at }: KeptMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sent_at}">${sent_at.slice(11, 19)}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre></article>`
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
