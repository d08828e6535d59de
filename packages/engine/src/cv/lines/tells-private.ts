import { opensWithWord } from '../forms/opens-with-word.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'

interface Label {
  readonly label: RegExp
  /** Whether this stands behind the label, parted by that sign or by a blank. */
  readonly isValue: (value: string, sign: string) => boolean
}

/** What people write into forms for the employer's eyes, and no reader of a CV needs: pay, notice, why they left, whom to ask. */
const labels: readonly Label[] = [
  {
    label:
      /^(?:(?:my|current|present|last|previous|final|leaving|starting|beginning|ending|annual|yearly|monthly|weekly|hourly|daily|day|basic?|base|gross|net|desired|expected|required|minimum|total|pay|drawn|take[- ]home) ){0,2}(?:salary|salaries|pay|wages?|remuneration|ctc|compensation|package|rate|drawn)(?: (?:drawn|expectations?|expected|required|requirements?|desired|on leaving|at leaving|when leaving|rate|range|per (?:year|annum|month|hour|day)))?/i,
    isValue: isPay,
  },
  {
    label:
      /^(?:(?:period of |length of |current )?notice(?: period| required| needed)?|availability|available(?: from| to (?:start|join))?|joining(?: time| period)?|(?:can|able to) (?:join|start)(?: in| within)?|earliest (?:start|joining)(?: date)?)/i,
    isValue: isTime,
  },
  {
    label:
      /^(?:why (?:did|do|are|were) you (?:(?:want|wish) to )?leav(?:e|ing)|(?:main |your )?reasons? for (?:leaving|(?:wanting|wishing) to leave|change|changing|job change|looking))(?: \(if applicable\))?/i,
    isValue: (value, sign) => value !== '' && /\S/.test(sign),
  },
  {
    label:
      /^(?:immediate |current |direct |contactable )?(?:supervisor|line manager|referee|contact person|person to contact|(?<=contactable )person|reference(?: person)?)(?:['’]?s)?(?: name| phone| telephone| number| contact| details)*(?:(?: and |\/)(?:title|name|phone|telephone|number|contact|details)){0,2}/i,
    isValue: isSomebody,
  },
]

/** Questions that stand in forms alone. */
const asksToCall =
  /^(?:(?:may|can) (?:we|you|i) contact\b|(?:may|can) contact be made\b|(?:may|can) contact\b|ok(?:ay)? to contact\b|contact (?:this|current|present) (?:employer|supervisor)\b)/i

const mayOpen = opensWithWord(
  'my current present last previous final leaving starting beginning ending annual yearly monthly weekly hourly daily day basic base gross net desired expected required minimum total pay salary salaries wage wages remuneration ctc compensation package rate period length notice main your availability available joining able earliest drawn take contactable person reference why reason reasons immediate direct line supervisor supervisors manager managers referee may can ok okay contact'.split(
    ' ',
  ),
)
const longest = 160

/** "Salary: £38,500", "Notice period – 4 weeks", "Reason for leaving: promotion", "Supervisor: Ann Beasley (555-010-9911)". */
export function tellsPrivate(words: string): boolean {
  if (words.length > longest || !mayOpen(words, 0)) return false
  return asksToCall.test(words) || labels.some((label) => isTold(words, label))
}

function isTold(words: string, { label, isValue }: Label): boolean {
  const length = label.exec(words)?.[0].length
  if (length === undefined) return false
  const [sign = ''] = parts.exec(words.slice(length)) ?? []
  return sign !== '' && isValue(words.slice(length + sign.length), sign)
}

const parts = /^\s*[:：?–—-]*\s*/

/** What stands beside an amount of money, and how forms tell that there is none. */
const wordsOfPay: ReadonlySet<string> = new Set(
  'a an the per p pa annum year yr month week hour hr day k m usd us eur gbp inr aud s rm r n php peso pesos myr ngn naira ghs cedi cedis kes kshs ksh ugx ushs shs tzs tshs pkr bdt lkr npr qar sar omr kwd bhd dhs dirhams riyals rupees rand ringgit jmd ttd bbd cad nzd chf zar aed sgd rs lpa lac lacs lakh lakhs crore euro euros pounds dollars gross net plus and or to from up circa c ca approx around about over between basic base bonus benefits commission ote tips car allowance overtime pension shift negotiable neg competitive confidential nil none na n doe dependent depending on experience be discussed request open market salary rate daily hourly annually yearly monthly weekly current expected notice period weeks months days immediate immediately fixed variable ctc pro rata fte inc including incl as company standards norms norm industry in hand take home'.split(
    ' ',
  ),
)

function isPay(value: string): boolean {
  const found = value.toLowerCase().match(/\p{L}+/gu) ?? []
  const isAmount =
    /\d/.test(value) ||
    /^(?:negotiable|competitive|confidential|nil|none|n\/a|on request|open|to be|doe|as per)\b/i.test(
      value,
    )
  return isAmount && found.every((word) => wordsOfPay.has(word))
}

const length =
  /^(?:(?:\d{1,3}|one|two|three|four|six|eight|twelve|a|an)[ -](?:calendar |working )?(?:day|week|month|fortnight)|fortnight|immediate|none|nil|n\/a|negotiable|no notice|not applicable|available|serving|already)/i
const longestTime = 60

function isTime(value: string): boolean {
  return value.length <= longestTime && length.test(value)
}

const phone = /(?:\d[\s().-]{0,2}){6}/
const isAllowed = /\b(?:may|can|do not|please|ok(?:ay)?)\b.{0,20}\bcontact/i
const bareName =
  /^(?:(?:[Mm]rs?|[Mm]s|[Mm]iss)\.? )?\p{Lu}[\p{L}’'-]*\.?(?: \p{Lu}[\p{L}’'-]*\.?){1,2}$/u
const years = /\b(?:19|20)\d\d\b/

/** A person, and how to reach them. Who supervised a thesis, a post that somebody held and whoever is one at a firm, is another thing. */
function isSomebody(value: string): boolean {
  if (/^(?:prof|dr|at|of|in|for)\b/i.test(value)) return false
  if (phone.test(value) && !years.test(value.replace(phone, ''))) return true
  return isAllowed.test(value) || isName(value)
}

/** "Supervisor: Hill Stores" would be a post. */
function isName(value: string): boolean {
  return bareName.test(value) && titleWeight(value) < likely && organisationWeight(value) < hinted
}
