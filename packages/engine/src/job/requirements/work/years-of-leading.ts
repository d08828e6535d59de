import { withoutPlurals } from '../../../text/forms/without-plurals.ts'

/** What people are led by, as the word data calls it. */
const leading: ReadonlySet<string> = new Set([
  'people management',
  'sales team management',
  'team leadership',
  'team supervision',
  'leadership',
])
export const ledPeople = 'people management'

const inLead =
  /\b(?:lead(?:ing|ership)?|supervis(?:ory|or|ing)|manag(?:ement|erial|ing)|team lead(?:er|ing)?|head of department)(?: (?:or|and|\/|level|senior|line|management|supervisory|leadership|managerial))*(?: (?:roles?|positions?|posts?|capacit(?:y|ies)|experience|responsibilit(?:y|ies))\b|$)/i
/** "A leading firm", "project management experience", "management of accounts". */
const ofOther =
  /\b(?:project|product|account|case|category|change|contract|risk|stock|time|data|wealth|asset|property|facilities|pain|care|event|programme|program|waste|quality|records|content|pest|brand|supply chain|thought|market)[- ](?:lead(?:ing|ership)?|manag\p{L}+)/iu

/** On what years were spent that ask for people led, whatever is done with them; `null` where they do not. */
export function termsOfLeading(clause: string, terms: readonly string[]): readonly string[] | null {
  if (ofTeam.test(clause)) return [ledPeople]
  if (terms.length > 0) return terms.every((term) => leading.has(term)) ? terms : null
  return inLead.test(clause.trim()) && !ofOther.test(clause) ? [ledPeople] : null
}

/** "Three years managing a payroll team": whatever is done there, people were led. */
const ofTeam =
  /^[^,;]{0,48}?\b(?:managing|leading|supervising|running|heading(?: up)?|line[- ]managing) (?:an? |the |your own )?(?:[\p{L}-]+ ){0,3}?teams?\b(?![- ](?:based|work|member))/iu

/** "Experience as a Team Leader or Supervisor": a rank that says that people were led, in whatever trade. */
export function asksForLeader(clause: string): boolean {
  return asLeader.test(clause)
}

const asLeader =
  /\b(?:experience|worked|working|background|time|served) as an? (?:\p{L}+ ){0,2}(?:(?:team|shift|section|crew|squad) leader|supervisor|chargehand|foreman|forewoman)\b(?! assistant)/iu

/** Of what somebody is the manager who thereby leads people: a shop's is, an account's is not. */
const places = `
  area assistant banqueting bar branch cafe call care catering center centre clinical club contact crew customer department deputy depot
  district duty engineering factory finance fleet floor general group gym home hotel housekeeping kitchen lab laboratory line maintenance nurse
  nursery nursing office operations payroll people plant practice production pub reception regional restaurant retail sales school section security senior
  service services shift shop site station store team transport unit ward warehouse watch workshop`
const others = `
  supervisor|superintendent|lead|team leader|crew leader|shift leader|squad leader|party leader|unit leader|group leader|section leader
  foreman|forewoman|foreperson|chargehand|charge hand|charge nurse|ward sister|junior sister|senior sister|matron
  head|head chef|executive chef|sous chef|chef de cuisine|head waiter|head waitress|head teacher|headteacher|headmaster|headmistress
  head gardener|head housekeeper|head groom|head brewer|head baker|head mechanic|head receptionist|head porter|head cashier|head coach
  head nurse|deputy head|principal|director|managing director|chief executive|captain|bosun|stage manager`

/** Whose titles say that people are led, so that no line need say it again. */
export const leaders: ReadonlySet<string> = new Set(
  [
    ...places
      .trim()
      .split(/\s+/)
      .map((place) => `${place} manager`),
    ...others.trim().split(/[|\n]\s*/),
  ].map(withoutPlurals),
)
