import { longestCvName } from '@rolefit/contract/input-rules'

interface Posting {
  readonly jd_title: string | null
  readonly jd_company?: string | null | undefined
}

/** What a CV made for a posting is called: by its job and whose it is, for many jobs have one title. */
export function nameOfCv({ jd_title, jd_company }: Posting): string {
  const name = [jd_title ?? 'My CV', jd_company].filter(Boolean).join(', ')
  return name.slice(0, longestCvName)
}
