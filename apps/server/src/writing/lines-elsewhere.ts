/** The lines of a CV without one of them, however that was broken on the page. */
export function linesElsewhere(cvText: string, line: string): string[] {
  return cvText
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !line.includes(each) && !each.includes(line))
}
