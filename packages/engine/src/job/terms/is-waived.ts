import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'

/** "A licence is needed, a degree is not", "curiosity, not a degree", "zero barista experience": named to say that nobody has to have it. */
export function isWaived(text: string, { start, end }: Span): boolean {
  const near = text.slice(Math.max(0, start - lettersAround), start)
  const behind = beginningOf(text.slice(end, end + lettersAround))
  return (
    (holdsAny(near.toLowerCase(), mayWaive) && waives(endOf(near), behind)) ||
    (without.test(near) && helpBehind.test(behind)) ||
    notNeeded.test(behind) ||
    (isNot.test(behind) && asksForElse.test(`${endOf(near)} ${behind}`))
  )
}

const lettersAround = 90

/** What stands behind in the same sentence. */
function beginningOf(next: string): string {
  const stop = next.search(/[;!?\n]/)
  return stop < 0 ? next : next.slice(0, stop)
}

/** What stands before in the same sentence. */
function endOf(near: string): string {
  return near.replace(/^.*[.;!?\n]/s, '')
}

function waives(before: string, behind: string): boolean {
  return (
    denied.test(before) ||
    outweighed.test(before) ||
    (ofNoMatter.test(before) && noMatter.test(behind))
  )
}

/** "Drafts letters in French without translation support": help that nobody there gives is nothing to bring. */
const without = /\bwithout (?:(?:any|an?|the|much|our) )?$/i
const helpBehind = /^ (?:support|help|assistance|backup|back-up|aids?)\b/i

/** One of these stands in each of the three that ask what stands before. */
const mayWaive = `no |zero|n't |n’t |not |than |instead|in place|over |above |whether|if `.split(
  '|',
)
const small = '(?:(?:an?|any|your|the|much|previous|prior|formal|such) ){0,2}'
/** "But no degree", "and no registration", "you needn't know Photoshop", "couldn't care less about PMP". */
const denied = new RegExp(
  String.raw`(?:\b(?:but|and|with|needs?|requires?|there is|there['’]s) no |\b(?:zero|needn['’]t (?:know|have|hold|be)|need not (?:know|have|hold|be)|(?:don['’]t|do not|doesn['’]t|couldn['’]t|won['’]t) (?:care(?: less)? (?:about|for|whether you have)|ask for|insist on|look for)|not (?:looking|asking) for|no need (?:for|of)|no requirement (?:for|to (?:hold|have|possess|know))) |[^\s,.;], (?:and )?not )${small}$`,
  'iu',
)
const outweighed = new RegExp(
  String.raw`\b(?:(?:matters?|counts?|means?|worth|important|interest\w*)(?: \w+){0,4} than|rather than|instead of|in place of|(?:over|above) (?=an? $)) ?${small}$`,
  'iu',
)
const ofNoMatter =
  /\b(?:whether|if) (?:or not )?you(?:['’]ve got| have| hold| know| did)? (?:an? |your |any )?$/i
const noMatter =
  /\b(?:(?:of no|not of|no) (?:interest|importance|consequence|matter)|(?:does not|doesn['’]t|won['’]t) (?:matter|count|interest)|leaves? us cold|is (?:irrelevant|unimportant|beside the point))\b/i
/** "Unnecessary", "by no means essential", "would be wasted here". */
const notNeeded =
  /^(?: (?:licen[cs]es?|cards?|tickets?|experience|qualifications?|certificates?|knowledge|skills?|registration))?,? (?:(?:is|are|would be|seems?) )?(?:unnecessary|not necessary|irrelevant|superfluous|wasted|surplus|by no means|in no way|nowhere near (?:essential|necessary)|can (?:easily )?be (?:learn(?:ed|t)|picked up|taught)|(?:is|are) (?:easy|quick) to (?:pick up|learn))\b/i
const isNot = /^ (?:is|are)(?: not|n['’]t)\s*(?:[.,;)]|$)/i
const asksForElse =
  /\b(?:must|need(?:ed|s)?|required?|requires|essential|mandatory|compulsory|want(?:ed)?)\b/i

/** "It's fine if Kubernetes is new to you", "if you don't know Python yet, that's OK": a sentence that lets people off all it names. */
export function waivesAll(sentence: string): boolean {
  if (!mayLetOff.test(sentence)) return false
  return lettingOff.test(sentence) || (sentence.includes(' apply') && turnsAway.test(sentence))
}

/** One of these stands in each of the ways below. */
const mayLetOff =
  /n['’]t\b|\bno\b|\bnot\b|never|nobody|unnecessary|superfluous|\bnew to |you lack|without/i

/** "Graduates need not apply": whom a posting turns away, and nothing it asks for. */
const turnsAway =
  /\b(?:candidates?|applicants?|holders?|graduates?|freshers?|agenc(?:y|ies)|recruiters?|people|profiles?|students?)(?: with \S+)? (?:need not|(?:please |kindly )*(?:do not|don['’]t|should not|must not)) apply\b(?! (?:unless|if|without))/i

const fine =
  '(?:(?:perfectly|totally|absolutely|completely|all|quite) )?(?:fine|ok(?:ay)?|alright|all right|no (?:problem|worries|bother|drama|issue)|not (?:a|an) (?:problem|issue)|cool|nothing to worry about)'
const lacking = String.raw`(?:\w+ (?:have|may|might) never|(?:you|you['’]ve|you have|you['’]re) (?:never|not yet|not|don['’]t|do not|haven['’]t|have not|aren['’]t|didn['’]t)|(?:[\w+#./&-]+ ){1,4}(?:is|are) (?:all )?new to you|you lack)`
const lettingOff = new RegExp(
  [
    String.raw`\b${fine} (?:if|when|that) ${lacking}\b`,
    String.raw`\b(?:if|when|in case) ${lacking}\b[^.;]{2,60}[,–-] ?(?:that['’]?s|that is|it['’]?s|it is|no|then|we|(?:don['’]t|do not) (?:worry|panic|fret|let)|fear not|relax)\b`,
    String.raw`\b(?:don['’]t worry|no worries|not to worry|no panic|fear not) if ${lacking}\b`,
    String.raw`\b(?:does not|doesn['’]t|will not|won['’]t) matter (?:to us )?(?:whether|if) (?:or not )?you\b`,
    String.raw`\byou may never have\b[^.;]*\b${fine}\b`,
    String.raw`\b(?:which|that) you (?:do not have|don['’]t have|don['’]t need|needn['’]t) (?:to )?(?:know|have|speak)\b`,
    String.raw`\b(?:we (?:do not|don['’]t|won['’]t|wouldn['’]t)|nobody|no one)(?: will)? expects? (?:you|anyone|anybody) to (?:know|have|be|arrive|come)\b(?!.*\bbut\b)`,
    String.raw`\byou (?:need|have) not (?:know|speak|have|hold|use|learn)\b`,
    String.raw`\byou (?:can|may) be (?:all |quite )?new to\b`,
    String.raw`\byou may not (?:know|have|speak|hold)\b[^.;]*\b${fine}\b`,
    String.raw`\b(?:nobody|no one) (?:needs|has) to (?:know|learn|have|speak|hold)\b`,
    String.raw`^\W*(?:never|not|haven['’]t) [^?]{2,40}\? (?:no|not|that['’]s|don['’]t|we)\b`,
    String.raw`^\W*(?:you )?(?:needn['’]t|need not)\b`,
    String.raw`^\W*[^.,;]{2,40} (?:is |are )?(?:unnecessary|not necessary|superfluous)\b`,
    String.raw`^\W*(?:without|no) (?:an? )?[^?.]{2,30}\? (?:apply|no problem|not a problem|no worries|don['’]t worry)\b`,
  ].join('|'),
  'iu',
)
