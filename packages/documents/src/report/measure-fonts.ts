import type { FontUse } from '../document.ts'
import type { DraftLine } from '../draft.ts'

const mostFonts = 12

/** Fonts and sizes by the share of the letters set in them. */
export function measureFonts(lines: readonly DraftLine[]): readonly FontUse[] {
  const letters = new Map<string, { name: string; size: number; count: number }>()
  let total = 0
  for (const { fontName, fontSize, text } of lines) {
    const size = Math.round(fontSize * 2) / 2
    const key = `${fontName}/${size}`
    const use = letters.get(key) ?? { name: fontName, size, count: 0 }
    use.count += text.length
    total += text.length
    letters.set(key, use)
  }
  return [...letters.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostFonts)
    .map(({ name, size, count }) => ({
      name,
      size,
      share: Math.round((count / total) * 1000) / 1000,
    }))
}
