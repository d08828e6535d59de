interface Space {
  readonly width: number
  readonly measure: (text: string) => number
}

/** Breaks a text into lines that fit; a word wider than a line is cut. */
export function wrapWords(text: string, { width, measure }: Space): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(cut(word, { width, measure }))
  }
  return lines
}

function cut(word: string, { width, measure }: Space): string {
  let fitting = word
  while (fitting.length > 1 && measure(fitting) > width) fitting = fitting.slice(0, -1)
  return fitting
}
