/** A day as the operator reads it, in the same zone everywhere. */
export function dayInWords(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

export function creditsInWords(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`
}

/** Columns under each other. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}
