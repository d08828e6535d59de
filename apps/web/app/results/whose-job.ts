interface Posting {
  readonly jd_company?: string | null | undefined
  readonly jd_place?: string | null | undefined
}

/** "Tarn Hospital, Leeds": whose job it is and where, as far as the posting says; empty where it does not. */
export function whoseJob({ jd_company, jd_place }: Posting): string {
  if (!jd_company || !jd_place) return jd_company || jd_place || ''
  return jd_company.endsWith(jd_place) ? jd_company : `${jd_company}, ${jd_place}`
}
