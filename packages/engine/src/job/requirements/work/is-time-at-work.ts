/** A time that a posting names, by the words around it. */
interface NamedTime {
  readonly before: string
  readonly written: string
  readonly behind: string
  /** The number as it is written, and what it is. */
  readonly number: string
  readonly years: number
}

/** Whether a time is how long somebody should have worked, and not how often, when, how far back something is looked at, or for how long they are hired. */
export function isTimeAtWork(time: NamedTime): boolean {
  const { before, behind } = time
  return (
    !isRate(time) &&
    !isAge(time) &&
    !ofSchool.test(behind) &&
    !period.test(before) &&
    !ofContract.test(behind) &&
    !insteadOfSchool.test(behind) &&
    (namesExperience.test(behind) || (!isOfElse(time) && isSpent(time)))
  )
}

/** Whether a posting says what the time was spent on or that it was spent, or hardly more than the time: "3 yrs dairy". */
function isSpent({ before, behind }: NamedTime): boolean {
  const told = `${before} ${behind}`
  return (
    experience.test(told) ||
    spentOn.test(behind) ||
    isSpentBy(before) ||
    countWords(told) <= mostWordsOfNote ||
    (asLeast.test(before) && (countWords(behind) <= mostWordsOfNote || ofTime.test(behind)))
  )
}

/** "Has driven artics in Europe for 3 yrs", and not "the tender runs for five years". */
function isSpentBy(before: string): boolean {
  const ofReader = before.replace(upToReader, '')
  return forTime.test(before) && !ofFirm.test(ofReader) && deed.test(ofReader)
}

function countWords(text: string): number {
  return (text.match(/\p{L}{2,}/gu) ?? []).length
}

const experience =
  /\bexp(?:\b|\.)|experien|expérience|experiência|esperienza|erfahrung|ervaring|erfarenhet|doświadczeni|background|\bpqe\b|post[- ]?(?:qualif|regist|graduat|licens)/iu
const spentOn =
  /^['’]?s?(?:\+|[- ]plus)?(?:,? (?:or more|or so|minimum|min\.?|at least|preferred|required|full[- ]time|\([^)]{1,30}\)))*,? ?(?:[-–:] ?)?(?:(?:(?:must|should|may|can|need to) be|have been) )?(?:(?:of|in|as|on|at|with(?! no\b|out\b)|behind|across|within|spent|under|doing|\p{L}+ing|qualified|since|post|practi[cs]e|service|hands-on|prior|previous|recent|record|relevant|proven|solid|professional|commercial|clinical|industry|trade|site|supervisory|management|full[- ]time)\b|$|[.;,)])/iu
const forTime = /\b(?:for|of) (?:(?:at least|a minimum of|minimum|over|more than|around) )*$/i
const deed =
  /\b(?:have|has|having|worked|spent|been|\p{L}{2,24}ed|led|run|driven|taught|held|done|gained)\b[^.;]*$/iu
/** "We'd expect you to have done the job for two years": what the firm does ends where the reader begins. */
const upToReader =
  /^.*\b(?:(?:expect|want|need|like|ask|hope for) you (?=to\b)|(?:who|that) (?=ha(?:s|ve)\b))/is
const ofFirm = /\b(?:we|our|us|they|contracts?|tenders?)\b/i
const asLeast = /\b(?:at least|a minimum of|minimum) $/i
const mostWordsOfNote = 5
/** "Minimum five years' sea time": what the time was spent on stands as its own. */
const ofTime =
  /^['’]s? (?:\p{L}+ )?(?:time|service|employment|standing|sailing|flying|seniority|tenure)\b/iu

function isRate({ number, written, behind }: NamedTime): boolean {
  return (
    /^an?$/i.test(number) && !/or more|plus/i.test(written) && !/^['’]s (?:\S+ )?exp/i.test(behind)
  )
}

/** "Must be over 18 years": nobody asks how long a grown-up has been one. */
function isAge({ before, behind, years }: NamedTime): boolean {
  return (
    years >= fewestOfAge &&
    (/\b(?:be|aged?|are) (?:(?:at least|over|above|minimum) )?$/i.test(before) ||
      /^ (?:(?:of age )?(?:or|and) (?:older|over|above)|of age|old)\b/i.test(behind))
  )
}

const fewestOfAge = 16
/** "A further four years may be accepted in lieu of the degree". */
const insteadOfSchool =
  /\b(?:in (?:lieu|place) of|instead of|substituted? for) (?:the |an? )?(?:\p{L}+ )?(?:degree|education|diploma|qualification)\b/iu
const ofSchool = /^ (?:of|in|at) (?:a )?(?:college|university|school(?:ing)?|study|education)\b/i

/** "No violations in the past 3 years", "permanent after one year": when, not how long somebody has worked. */
const period =
  /\bduration:? $|\b(?:learning|studies|course|training|programme|apprenticeship|diploma) \($|\b(?:past|last|next|(?:your|the) first|after|within|inside|every|each|aged?|from|(?:birth|months|weeks) (?:to|until|up to)) $|\bcommit(?:ment)? (?:to|of|for) (?:at least |a minimum of |an? |the )?$|\b(?:obtain|get|gain|achieve|acquire|complete|pass|become)\b[^.;,]* in $|\b(?:no|not) (?:older|more) than $|\b(?:licen[cs]e|passport|card|certificate)\b[^.;,]*\bheld (?:for )?(?:at least |a minimum of |over )?$|\bheld (?:an? |your )?[^.;,]{0,40}\b(?:licen[cs]e|passport|card|certificate)(?: for)? (?:at least |a minimum of |over |more than )?$/i
/** "A 12 month contract" says how long the job is, "two years behind" how far others are. */
const ofContract =
  /^(?:,| and)? with (?:more|further|likely|possible|the (?:option|possibility)|an option|a view|scope|extension)\b|^[ -](?:behind|ahead|ago|apart|older|younger|deep)\b|^['’]? (?:validity|valid|notice|probation|(?:service )?(?:bond|agreement)|lock-in|commitment)\b|^['’]? (?:fully )?(?:(?:checkable|verifiable|traceable)\b(?! (?:[\p{L}-]+ ){0,4}experience)|(?:work|employment|address|credit) history)\b|^ of (?:\w+ ){0,2}history\b(?! \p{L}+(?:ing|er)\b)|^[ -](?:fixed[ -]term |renewable |rolling )?(?:contract|assignment|project|engagement|placement|secondment|temp)/iu

const namesExperience = /^['’]?(?: of)?(?: [\p{L}-]+){0,3} exp(?:\b|erience)/iu

/** Whether a time is how far a check looks back, how long a change took or a thing lasts, or how long people live or stay somewhere. */
function isOfElse({ before, behind }: NamedTime): boolean {
  return looksBack.test(behind) || lasts.test(behind) || leadsElsewhere.test(before)
}

/** "7 yr background check", "five years of checkable references", "two years of employer references". */
const looksBack =
  /^['’]?(?:[- ]plus)?[- ](?:(?!and\b|as\b|in\b|within\b|with\b|of\b|at\b|on\b|for\b)[\p{L}\d-]+ ){0,3}?(?:checks?|screening|vetting|search)\b|^['’]?(?:[- ]of)?[- ](?:(?!and\b|as\b|in\b|with\b)[\p{L}\d-]+ ){0,3}?(?:references?|address(?:es)?)\b(?! (?:\p{L}+ ){0,2}?(?:librarian|desk|data|services?|units?|materials?|checking|experience))/iu
/** "25 years of remaining life", "the two-year graduate programme", "two years in a row", "15 years of research went into our product". */
const lasts =
  /^ (?:running(?=\W*$|[.,;)]| and\b)|straight\b|in (?:a row|succession)\b|on the trot\b)|^ of [^.;]{2,60}\b(?:(?:went|gone|goe?s?|flow(?:s|ed)?|poured|put|built) into|(?:lies?|stands?|is|are|was) behind|(?:have|has) (?:made|shaped|taught)) (?:our|us|this|the|every|each)\b|^ (?:standing|residen\w+|remaining|rolling|period|time\w*)\b|^ of (?:remaining|useful|uninterrupted|growth|trading)\b|^[- ](?:(?:graduate|training|development|trainee|rotational|apprenticeship) )*(?:programme|program|course|degree|diploma|scheme|apprenticeship|probation|warranty|guarantee|plan|roadmap|strategy|lease|tenancy)\b/i
const atLeast =
  '(?:(?:at least|a minimum of|a minimum|up to|more than|over|about|around|just|under|only|typically|the) )*'
/**
 * "In 14 months", "grew within a year", "going back 5 years", "references covering three years", "lived here for five years",
 * "training takes three years", "gaps of more than six months", "is two years".
 */
const leadsElsewhere = new RegExp(
  String.raw`(?:\b(?:all|in|within|inside|going back|covering|spanning|dating back|under|remaining for)|\b(?:gaps?|backlog|delays?|probation|apprenticeship|warranty|cover|leave|sabbatical|programme|training|course|contracts?|leases?)\b[^.;,]{0,30}?(?:\b(?:is|are|of|takes?|taking|lasts?|lasting|runs?|running|over|exceeding|longer than)\b)|\b(?:liv(?:ed?|ing)|resid(?:ed?|ents?|ing)|stay(?:ed|ing)?)\b[^.;,]{0,40}\bfor|\b(?:takes?|took|initially|is|lasts?|lasted|stay(?:ing)?|(?:check|clearance|screening|references?|history|proof)\b[^.;,]{0,40}\b(?:for|of|over|previous))(?: the)?(?: previous)?|\b(?:contract|hired|engaged|open|closed|trading|running) for) ${atLeast}$`,
  'i',
)
