import { anyOf } from '../../../text/patterns/any-of.ts'

/**
 * Whether a sentence promises what a reader will gain, or praises a programme: "Gain hands-on experience", "So bring your
 * curiosity", "This programme mentors recent graduates". Nobody can show that in a CV.
 */
export function tellsOfPromise(written: string): boolean {
  return mayPromise.test(written) && promise.test(written)
}

const mayPromise = /\b(?:your?|gain|get|part|mentor|why|this|that|wave|available)\b/i

const promise = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|plus|here),? )?(?:${anyOf(String.raw`
  you(?:['’]ll| will) (?:also )?(?:have|get|be given) (?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:opportunit(?:y|ies)|chance) (?:to|for) (?:discover|grow|learn|gain|advance|progress|develop (?:your|new)|make an? (?:real )?(?:difference|impact)|shape your|do (?:the )?work you)
  bring your (?:[\p{L}-]+,? (?:and )?){0,3}(?:creativity|passion|energy|enthusiasm|ideas|spirit|curiosity|self|personality|talents?)\b
  (?:for you, )?(?:this|that|it|which) (?:translates (?:in)?to|means) (?:the |an? )?(?:chance|opportunit|freedom)
  (?:this means |that means )?your (?:[\p{L}-]+ ){1,8}(?:is|are) (?:only )?limited only by
  be an? (?:[\p{L}-]+ )?part of (?:an? |the |our )(?:[\p{L}-]+,? (?:and )?){0,6}(?:culture|community|family|movement|journey)\b
  be part of (?:an? |the |our )(?:[\p{L}-]+,? (?:and )?){0,6}(?:culture|community|family|movement|journey)\b
  (?:you(?:['’]ll| will) )?put your (?:[\p{L}-]+ ){0,3}(?:skills|talents?|expertise|knowledge|creativity) to (?:good |great )?(?:work|use)\b
  (?:you(?:['’]ll| will) )?(?:gain|get) (?:[\p{L}-]+[ -]){0,4}(?:experience|exposure|insight|mentoring|mentorship)\b(?! (?:and|to) (?:support|build|prepare))
  (?:partner|work|be paired) with an? (?:[\p{L}-]+ )?(?:mentor|buddy) who\b
  (?:this|that|which)(?:['’]s| is) (?:the reason |exactly )?why\b
  this (?:[\p{L}-]+ ){0,3}(?:program(?:me)?|scheme|academy|internship) (?:mentors?|develops?|trains?|offers?|provides?|helps?|gives?|prepares?|allows?|lets|combines)\b
  as an? (?:[\p{L}-]+ ){0,2}wave of\b
  [^.;:]{3,60} (?:may|might|will|could|is|are) (?:also )?(?:be )?available (?:to|for) (?:the |an? )?(?:right|suitable|successful|exceptional|outstanding|ideal) (?:person|candidate|applicant|teacher|colleague)s?\b
`)})`,
  'iu',
)
