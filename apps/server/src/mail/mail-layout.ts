import { brand } from '@rolefit/contract/brand'
import { escapeHtml } from './escape-html.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  readonly code?: { readonly label: string; readonly digits: string }
  readonly closing: readonly string[]
}

/** Sets a letter as plain text and as HTML that mail programs of every age can show. */
export function layOutMail(letter: Letter) {
  const { to, subject } = letter
  return { to, subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ heading, paragraphs, button, code, closing }: Letter): string {
  const parts = [heading, ...paragraphs]
  if (button) parts.push(`${button.label}:\n${button.url}`)
  if (code) parts.push(`${code.label}: ${code.digits}`)
  return `${[...parts, ...closing, brand.name].join('\n\n')}\n`
}

/** What a list of mails shows beside the subject; a reader of the mail itself does not see it. */
function previewLine({ paragraphs, code }: Letter): string {
  const words = [code && `${code.digits} is your code.`, ...paragraphs].filter(Boolean).join(' ')
  const style = 'display:none;max-height:0;overflow:hidden;mso-hide:all'
  return `<div style="${style}">${escapeHtml(words)}</div>`
}

const ink = '#1d1b16'
const quiet = '#5f5a50'
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

function asHtml(letter: Letter): string {
  const { subject, heading, paragraphs, button, code, closing } = letter
  const body = [
    `<h1 style="margin:0 0 20px;font:600 26px/1.25 ${serif};color:${ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, ink, 16)),
    button ? buttonHtml(button) : '',
    code ? codeHtml(code) : '',
    ...closing.map((text) => paragraph(text, quiet, 14)),
  ].join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f3ec">
${previewLine(letter)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font:600 20px/1 ${serif};color:${ink}"><span style="background:#bfe3c0;padding:2px 6px">${brand.name}</span></td></tr>
<tr><td style="background:#fffdf8;border:1px solid #e4dfd3;border-radius:6px;padding:32px">
${body}
</td></tr></table></td></tr></table></body></html>
`
}

function paragraph(text: string, colour: string, size: number): string {
  return `<p style="margin:0 0 16px;font:${size}px/1.55 ${sans};color:${colour}">${escapeHtml(text)}</p>`
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${ink};color:#fffdf8;font:600 16px/1 ${sans};text-decoration:none;padding:15px 24px;border-radius:6px">${escapeHtml(label)}</a></p>`
}

function codeHtml({ label, digits }: { label: string; digits: string }): string {
  return `${paragraph(label, quiet, 14)}
<p style="margin:0 0 24px;font:600 30px/1 'SF Mono', Consolas, Menlo, monospace;letter-spacing:6px;color:${ink}">${escapeHtml(digits)}</p>`
}
