import type { Token } from '../../text/tokenize.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'

/**
 * "Get in touch if you have:", "This is for you if:", "We'd be even happier if you have:", "To be successful you'll
 * have" by what they head.
 */
export function kindForWhom(heading: string): JobSectionKind | undefined {
  if (asksOfWhoComes.test(heading)) return 'requirements'
  if (!forWhom.test(heading) || /\bnot\b|n['’]t\b/i.test(heading)) return undefined
  return wishing.test(heading) ? 'nice' : 'requirements'
}

const forWhom = /\b(?:if you(?:['’](?:ve|re)(?: got)?| have| are)?|for you if):?$/i
const wishing =
  /\b(?:nice|bonus|plus|extra|even|better|happier|(?:great|good)(?! (?:fit|match|candidate|addition))|helps?)\b/i

/** "To thrive in this role, you'll need", "The successful applicant should possess": who gets the job has what stands below. */
const asksOfWhoComes = new RegExp(
  [
    String.raw`^\W*to (?:be (?:successful|considered|eligible|suitable)|succeed|thrive|excel|qualify|do well)\b[^.]{0,48}\b(?:have|need|hold|bring|possess|demonstrate|show|be)\W*$`,
    String.raw`^\W*(?:the|our|an?) (?:ideal|successful|right|suitable|preferred|desired|perfect) (?:candidate|applicant|person|appointee|incumbent)s? (?:(?:will|would|should|must|shall) )?(?:have|has|hold|holds|bring|brings|possess|possesses|be|is|need|needs|demonstrate|show)\W*$`,
  ].join('|'),
  'i',
)

/** "It would be great if you also had", "You'll stand out with", "Additional skills that help": what stands below is wished for. */
export function saysWish(heading: string): boolean {
  return wish.test(heading)
}

const welcome =
  'great|good|nice|amazing|awesome|brilliant|excellent|fantastic|lovely|wonderful|super|handy|useful|helpful|valuable|beneficial|advantage|advantageous|asset|bonus|plus|better|happier|delighted|thrilled|impressed|over the moon|helps?'
const wish = new RegExp(
  [
    String.raw`\b(?:${welcome}|love it) (?:(?:if|when) (?:you|your|they)\b|to (?:also )?(?:have|see|bring)\b)`,
    String.raw`\b(?:impress(?:es|ed)? (?:us )?(?:with|by)|stand out (?:if|with))\b`,
    String.raw`\b(?:that|they|which|(?:would|could|will|might)(?: also| really)?) (?:be )?(?:help(?:s|ful)?|useful|handy)\W*$`,
    String.raw`\b(?:dream|perfect|ideal) candidate (?:(?:would|will|may|might) )?also\b`,
    String.raw`\b(?:these|any of (?:these|this|the following))\b.*\beven better\W*$`,
  ].join('|'),
  'i',
)

/** "Lovely but not essential:" and "Not optional:": a denial turns the words of a heading round. */
export function kindDenied(heading: string): JobSectionKind | undefined {
  if (insists.test(heading)) return 'requirements'
  if (asksNothing.test(heading)) return 'about'
  return deniesNeed.test(heading) ? 'nice' : undefined
}

const insists =
  /\b(?:not? (?:negotiable|optional|exceptions|just (?:nice|a wish))|insist|without (?:these|this|which)|(?:can(?:['’]t|not)|won['’]t) do without|at the very least)\b/i
/** What stands below is told so that nobody stays away for it. */
const asksNothing = /^\W*not? (?:needed|required|necessary|need for)\W*$/i
const deniesNeed =
  /\b(?:not?|n['’]t|by no means|never) (?:(?:a|an|strictly|absolutely|always|really|at all) )?(?:need(?:ed)?|required|essential|necessary|mandatory|must|vital|expected|compulsory|obligatory|crucial|critical|deal[- ]?breakers?)\b(?!\W*no\b)/i

/** "You" or "Us", alone on a line or before a colon. */
export function soleKind([first, second]: readonly Token[]): JobSectionKind | undefined {
  if (!first || second) return undefined
  return first.word === 'you' ? 'requirements' : first.word === 'us' ? 'about' : undefined
}
