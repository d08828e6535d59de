import { isDigit } from '../../text/letters/character-kinds.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'

/**
 * "Selected clients:" and, line by line below it, whom the work was for and when: they tell of the role that they stand
 * under, whatever dates they have. Where no empty line parts roles, nothing would end such a list.
 */
export function withListedClients(lines: readonly CvLine[]): readonly CvLine[] {
  if (!lines.some(headsClients) || !lines.some(({ gap }, at) => at > 0 && gap > 0)) return lines
  let isListed = false
  return lines.map((line) => {
    if (isListed && (line.gap > 0 || endsList(line))) isListed = false
    if (isListed) return { ...line, isTold: true }
    isListed = headsClients(line)
    return line
  })
}

/** "Selected clients:", "Key projects included:". */
export function headsClients({ text }: CvLine): boolean {
  return text.endsWith(':') && text.length <= longestLabel && label.test(text)
}

const longestLabel = 48
const label =
  /^(?:(?:selected|key|recent|main|notable|major|other|past|featured|current|some|my|recent and current) )*(?:clients?|projects?|commissions?|productions?|credits|assignments?|engagements?|campaigns?|exhibitions?|shows|works?|highlights|rotations?|placements?|wards|postings|attachments|secondments|seats|sites)(?: (?:and|&|\/) (?:clients?|projects?|commissions?|productions?|assignments?|campaigns?))?(?: (?:have )?includ(?:ed?|ing))?\s*:$/i

/** A title without a year goes on to the next role. */
function endsList({ text, bullet }: CvLine): boolean {
  if (bullet || text.length > longestLabel) return false
  const hasDigit = [...text].some((sign) => isDigit(sign.charCodeAt(0)))
  return !hasDigit && titleWeight(text) >= likely
}
