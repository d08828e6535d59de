import type { CvRole, CvText } from '../cv.ts'

const sameEmployer =
  /^(?:the )?same \p{L}+\.?$|^(?:ebenda|ebd\.|idem|ibid\.|même entreprise|misma empresa|stessa azienda)$/iu

/** "Same company" is the one of the role above. */
export function withSameEmployer(roles: readonly CvRole[]): CvRole[] {
  let above: CvText | null = null
  return roles.map((role) => {
    const isSame = role.company !== null && sameEmployer.test(role.company.text)
    const company: CvText | null = isSame ? (above ?? role.company) : role.company
    above = company
    return company === role.company ? role : { ...role, company }
  })
}
