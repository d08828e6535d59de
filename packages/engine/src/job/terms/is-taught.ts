import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'

/**
 * "Training on our SAP app given", "we'll get you up to speed on accounting", "study support for ACCA", "happy to train
 * someone without CIPD": named for what the firm teaches, pays for or does without.
 */
export function isTaught(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - lettersAround), start)
  if (!holdsAny(before.toLowerCase(), mayTeach))
    return offered.test(text.slice(end, end + lettersAround))
  const own = before.replace(/^.*[.;!?\n]/s, '')
  const behind = text.slice(end, end + lettersAround)
  return taught.test(own) || (without.test(own) && areTaken.test(behind)) || offered.test(behind)
}

const lettersAround = 90
/** One of these stands in each of them. */
const mayTeach =
  'train|through|teach|show|coach|up to speed|support|fund|pay|sponsor|without|no '.split('|')
/** What may stand before the name, as others do in a list; a clause of its own does not. */
const named = String.raw`(?:(?!(?:but|you|must|need|who|and we|if)\b)[\p{L}\d+#./&’'-]+,? ){0,7}$`

const taught = new RegExp(
  [
    String.raw`\bwe(?:['’]ll| will| can|['’]re happy to| are happy to| also| then)* (?:(?:teach|show|coach|upskill) (?:you|people|them)|(?:teach|show|train|coach) (?:any(?:one|body)|some(?:one|body)|every(?:one|body))|train (?:you|people|them|every(?:one|body)|all \p{L}+) (?:up )?(?:in|on|with|for)) `,
    String.raw`\b(?:get|bring) you (?:fully |quickly )?up to speed (?:on|in|with) `,
    String.raw`\bput (?:you|every(?:one|body)) through `,
    String.raw`\btraining (?:(?:is|are|will be|can be) )?(?:given|provided|offered|available|supplied|arranged|included) (?:on|in|for|with) `,
    String.raw`\b(?:study|exam|financial|full|funded) (?:support|funding|leave|sponsorship) (?:(?:is |will be )?(?:given|provided|offered|available) )?(?:for|towards|with|to (?:gain|do|study|complete|obtain|become|get)) `,
    String.raw`\b(?:we|they|the (?:company|firm|employer|trust|practice))(?:['’]ll| will| can| also| happily)* (?:pay|fund|sponsor|reimburse) (?:for )?(?:you(?:r)? )?(?:through |to (?:do|gain|take|complete) )?`,
    String.raw`\b(?:happy|willing|glad|open|keen|prepared) to (?:train|teach|consider|take(?: on)?|hire|meet|hear from)(?:ing)? (?:[\p{L}-]+ ){1,3}(?:without|with no|lacking|new to|who (?:lacks?|ha(?:s|ve) no|ha(?:s|ve) never (?:used|touched|held|done)|do(?:es)?n['’]t have|do(?:es)? not have)) `,
    String.raw`\bwe (?:would |will |also |are happy to )*consider(?:ing)? (?:[\p{L}-]+ ){1,3}(?:without|with no|lacking) `,
  ]
    .map((way) => way + named)
    .join('|'),
  'iu',
)

const without = new RegExp(
  String.raw`\b(?:candidates?|applicants?|people|those|any(?:one|body)|some(?:one|body)) (?:without|with no|lacking|new to) ${named}`,
  'iu',
)
const areTaken =
  /^ ?(?:[\p{L}-]+ ){0,3}(?:will|are|is|can|should|may|need)(?: also| still| not|n['’]t)*(?: be)? (?:considered|welcome|ruled out|excluded|apply|encouraged|fine|turned away|put off|dismissed|discounted)\b/iu
/** "Photoshop is something we can teach you", "Sage training given". */
const offered =
  /^ (?:(?:is|are) (?:something|a thing|things|skills?) (?:that )?we(?:['’]ll| can| will) (?:teach|train|show)|training (?:(?:is|will be|can be) )?(?:given|provided|offered|available|supplied|arranged|included))\b/i
