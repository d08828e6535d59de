import { holdsAny } from '../../../text/patterns/holds-any.ts'

/** "Candidates must be fully competent and capable of undertaking the duties": said of everybody. */
export function tellsOfFitness(written: string): boolean {
  return holdsAny(written.toLowerCase(), pieces) && isFit.test(written)
}

/** One of these stands in each of them. */
const pieces = ['duties', 'functions', 'state of health', 'good character']
const isFit =
  /\b(?:capable of (?:undertaking|performing|carrying out|discharging)|discharge(?: of)?) the (?:\p{L}+ )?(?:duties|functions)\b|\bstate of health\b|^\W*(?:character: )?(?:candidates?|applicants?) (?:must|shall|should) be of good character\b/iu
