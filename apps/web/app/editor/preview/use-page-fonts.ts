import { useEffect } from 'react'

/** Which letters each file holds: a browser fetches a file only where a CV has one of them. */
const letters = {
  latin:
    'U+0020-007E, U+00A0-017F, U+0192, U+0218-021B, U+02C6, U+02DA, U+02DC, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2116, U+2122, U+2212',
  'greek-cyrillic': 'U+0370-03FF, U+0400-04FF',
  more: 'U+0180-0191, U+0193-0217, U+021C-024F, U+0300-036F, U+0500-052F, U+1E00-1E7F, U+1E86-1E9D, U+1E9F-1EF1, U+1EF4-1FFF',
} as const

const cuts = {
  regular: { weight: '400', style: 'normal' },
  bold: { weight: '700', style: 'normal' },
  italic: { weight: '400', style: 'italic' },
} as const

const files = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

let areKnown = false

/** Names the typefaces of exported pages to the browser: the preview breaks lines as the file does. */
export function usePageFonts(): void {
  useEffect(() => {
    if (areKnown) return
    areKnown = true
    for (const face of Object.entries(files).flatMap(toFace)) document.fonts.add(face)
  }, [])
}

/** The name of a file says it all: `tinos-italic-greek-cyrillic.woff2`. */
function toFace([path, address]: [string, string]): FontFace[] {
  const [, family, cut, part] = /([a-z]+)-([a-z]+)-([a-z-]+)\.woff2$/.exec(path) ?? []
  if (!family || !isIn(cuts, cut) || !isIn(letters, part)) return []
  const name = family.charAt(0).toUpperCase() + family.slice(1)
  const look = { ...cuts[cut], unicodeRange: letters[part], display: 'swap' } as const
  return [new FontFace(name, `url("${address}") format("woff2")`, look)]
}

function isIn<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'string' && key in table
}
