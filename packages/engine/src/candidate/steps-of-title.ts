/** "Marketing Assistant → Marketing Executive": the titles somebody rose through in one place. */
export function stepsOfTitle(written: string): readonly string[] {
  return written.split(/\s*(?:→|->|=>|➔)\s*/)
}
