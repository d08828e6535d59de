interface Scored {
  readonly score: number
  readonly jd_title: string | null
}

/** What a result is called where it stands among others: in tabs, in the history, on a card. */
export function scoreTitle({ score, jd_title }: Scored): string {
  return jd_title ? `${score} of 100 for “${jd_title}”` : `A match score of ${score}`
}
