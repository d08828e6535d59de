import type { Font } from 'fontkit'

const lam = 0x644

/** Lam with each alef as one character. */
const lamWithAlef: Readonly<Record<number, number>> = {
  1570: 0xfef5,
  1571: 0xfef7,
  1573: 0xfef9,
  1575: 0xfefb,
}

/**
 * Has the joined shape of lam and alef stand for one character: readers turn a line from the right
 * character by character, and would turn two that one shape stands for the wrong way round.
 */
export function speakLigatures(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (...asked) => {
    const run = layout(...asked)
    for (const glyph of run.glyphs) {
      const [first, second = 0, ...others] = glyph.codePoints
      const joined = lamWithAlef[second]
      if (first === lam && joined && others.length === 0) Reflect.set(glyph, 'codePoints', [joined])
    }
    return run
  }
}
