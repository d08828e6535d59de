/** A table, its columns named above. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** One point after the other. */
export function list(points: readonly string[]): string {
  return points.map((point) => `- ${point}`).join('\n')
}

/** A heading with what stands below it. */
export function section(title: string, ...parts: readonly string[]): string {
  return [`## ${title}`, ...parts].join('\n\n')
}

/** A share as people read it: "85 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
