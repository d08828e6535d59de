/** "Marketing Assistant → Marketing Executive", "Clerk, later Supervisor": the titles somebody rose through in one place. */
export function stepsOfTitle(written: string): readonly string[] {
  return written.split(step)
}

const step =
  /\s*(?:→|->|=>|➔|,?\s(?:and\s)?(?:then|later|latterly|(?:promoted|rising|progress(?:ed|ing))\sto)\s)\s*/i
