import type { TokenizerAndRendererExtension } from 'marked'

/** `==met==`, `=~partly=~` reads badly, so the sign is doubled inside out: `=~partly~=`, `=!missing!=`. */
const stroke = /^=(?:=(?<met>.+?)==|~(?<partly>.+?)~=|!(?<missing>.+?)!=)/

const looks = {
  met: { tag: 'mark', className: 'marked', spoken: '' },
  partly: { tag: 'mark', className: 'marked-partly', spoken: ' (partly)' },
  missing: { tag: 'span', className: 'marked-missing', spoken: ' (missing)' },
} as const

type Look = keyof typeof looks

/** Our marker in Markdown: the three strokes that the product itself draws, each with its word for screen readers. */
export const marker: TokenizerAndRendererExtension = {
  name: 'marker',
  level: 'inline',
  start: (source) => /=[=~!]/.exec(source)?.index,
  tokenizer(source) {
    const match = stroke.exec(source)
    if (!match) return undefined
    const { met, partly, missing } = match.groups ?? {}
    const look: Look = met ? 'met' : partly ? 'partly' : 'missing'
    return {
      type: 'marker',
      raw: match[0],
      look,
      tokens: this.lexer.inlineTokens(met ?? partly ?? missing ?? ''),
    }
  },
  renderer(token) {
    const { tag, className, spoken } = looks[readLook(token.look)]
    const hint = spoken && `<span class="sr-only">${spoken}</span>`
    const words = this.parser.parseInline(token.tokens ?? [])
    return `<${tag} class="${className}">${words}${hint}</${tag}>`
  },
}

function readLook(look: unknown): Look {
  return look === 'met' || look === 'partly' ? look : 'missing'
}
