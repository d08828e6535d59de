import { brand } from '@rolefit/contract/brand'
import { escapeHtml } from '../escape-html.ts'

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
const tones = { ink, quiet: '#5f5a50' } as const
/** A style that stands on the element gives way to `!important` alone; programs that drop this show the light letter. */
const darkStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#191815!important}
.sheet{background:#21201c!important;border-color:#36332d!important}
.ink{color:#f1ede3!important}
.quiet{color:#b0a999!important}
.marked{background:#2c6138!important}
.button{background:#f1ede3!important;color:#191815!important}
}`
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

function asHtml(letter: Letter): string {
  const { subject, heading, paragraphs, button, code, closing } = letter
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font:600 26px/1.25 ${serif};color:${ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, { tone: 'ink', size: 16 })),
    button ? buttonHtml(button) : '',
    code ? codeHtml(code) : '',
    ...closing.map((text) => paragraph(text, { tone: 'quiet', size: 14 })),
  ].join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style></head>
<body class="paper" style="margin:0;background:#f6f3ec">
${previewLine(letter)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font:600 20px/1 ${serif};color:${ink}" class="ink"><span class="marked" style="background:#bfe3c0;padding:2px 6px">${brand.name}</span></td></tr>
<tr><td class="sheet" style="background:#fffdf8;border:1px solid #e4dfd3;border-radius:6px;padding:32px">
${body}
</td></tr></table></td></tr></table></body></html>
`
}

interface ParagraphLook {
  readonly tone: keyof typeof tones
  readonly size: number
}

function paragraph(text: string, { tone, size }: ParagraphLook): string {
  return `<p class="${tone}" style="margin:0 0 16px;font:${size}px/1.55 ${sans};color:${tones[tone]}">${escapeHtml(text)}</p>`
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:${ink};color:#fffdf8;font:600 16px/1 ${sans};text-decoration:none;padding:15px 24px;border-radius:6px">${escapeHtml(label)}</a></p>`
}

function codeHtml({ label, digits }: { label: string; digits: string }): string {
  return `${paragraph(label, { tone: 'quiet', size: 14 })}
<p class="ink" style="margin:0 0 24px;font:600 30px/1 'SF Mono', Consolas, Menlo, monospace;letter-spacing:6px;color:${ink}">${escapeHtml(digits)}</p>`
}
