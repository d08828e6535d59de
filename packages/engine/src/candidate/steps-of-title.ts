/** "Marketing Assistant → Marketing Executive", "Clerk, later Supervisor": the titles somebody rose through in one place. */
export function stepsOfTitle(written: string): readonly string[] {
  return written.split(step)
}

const step = /\s*(?:→|->|=>|➔|,?\s(?:and\s)?(?:then|later|promoted\sto)\s)\s*/i
