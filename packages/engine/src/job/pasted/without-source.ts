const signNames: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['bull', '•'],
  ['middot', '·'],
  ['hellip', '…'],
  ['pound', '£'],
  ['euro', '€'],
])
const namedSign = /&(?:([a-z]{2,6})|#(\d{2,5})|#x([\da-f]{2,4}));/gi
const tag =
  /<(\/?)(p|br|div|ul|ol|li|h[1-6]|span|strong|em|b|i|u|a|table|tbody|tr|td)\b[^<>]{0,300}>/gi
const fewestTags = 3

/** A text without the tags and the named signs of a page's source. */
export function withoutSource(text: string): string {
  const tagged =
    (text.match(tag)?.length ?? 0) < fewestTags
      ? text
      : withBreaksOfSource(text)
          .replace(tag, standsFor)
          .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
  return tagged.replace(namedSign, (written, name?: string, decimal?: string, hex?: string) => {
    const code = Number.parseInt(decimal ?? hex ?? '', hex ? 16 : 10)
    if (name) return signNames.get(name.toLowerCase()) ?? written
    return code < 32 ? ' ' : String.fromCharCode(code)
  })
}

/** A line break of a page's source is a blank, unless most lines are plain: then the tags are few, and the lines meant. */
function withBreaksOfSource(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const plain = lines.filter((line) => !block.test(line)).length
  return plain > lines.length / 2 ? text : text.replace(/\n/g, ' ')
}

const block = /<\/?(?:p|br|div|ul|ol|li|table|tbody|tr|td)\b/i

/** A paragraph stands apart, items stand below each other. */
function standsFor(_: string, closing: string, name: string): string {
  const element = name.toLowerCase()
  if (element === 'li') return closing ? '\n' : '• '
  if (element === 'td') return closing ? '\t' : ''
  return besideWords.has(element) ? '' : '\n'
}

const besideWords: ReadonlySet<string> = new Set('span strong em b i u a ul ol'.split(' '))
