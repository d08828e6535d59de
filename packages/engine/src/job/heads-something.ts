import type { Span } from '../text/span.ts'

/** Lines follow it directly, or a list does: a line among paragraphs of one line each heads nothing. */
export function headsSomething(text: string, unit: Span): boolean {
  return /^[ \t\r]*\n(?:[ \t\r]*\n)?[ \t]*(?:[-*•●▪◦‣·–]|\d{1,2}[.)])|^[ \t\r]*\n[ \t]*\S/.test(
    text.slice(unit.end, unit.end + 40),
  )
}

/** Bullets follow it: a longer line heads them, too. */
export function headsList(text: string, unit: Span): boolean {
  return /^[ \t\r]*\n(?:[ \t\r]*\n)?[ \t]*[-*•●▪◦‣·–>]/.test(text.slice(unit.end, unit.end + 40))
}
