import type { Importance } from './job.ts'
import type { UnitImportance } from './read-importance.ts'

/** What title and tasks weigh where nobody needs to have done the work before, of what they do elsewhere. */
export const novicesShare = 1 / 4

/**
 * Whether a posting says that one need not have done this work before: "no experience needed", "great but we
 * train", "or you've never driven anything larger". What it says of one thing ("no experience of SAP needed") says nothing of the work.
 */
export function isOpenToNovices(text: string): boolean {
  const said = says.exec(text)
  if (!said) return false
  return !ofOneThing.test(text.slice(0, said.index)) || isOpenToNovices(text.slice(said.index + 1))
}

/** "Knowledge of iTrent is not essential as": what is trained is that thing. */
const ofOneThing =
  /\b(?:knowledge|experience|understanding|familiarity|use|skills?)(?: (?:of|with|in|using) )[^.;\n]{2,60}\b(?:not|n['’]t|advantage|plus|bonus|desirable|preferred|helpful|useful)\b[^.;\n]{0,40}$/i

/** "Apprentice Electrician", "Graduate Engineer", "Payroll Trainee": a post in which the work is learnt, whatever the posting says of it. */
export function isPostForLearners(title: string): boolean {
  return learner.test(title) && !ofLearners.test(title)
}

const learner =
  /^\W*(?:graduate|grad)(?: \p{L}|$)|\b(?:trainee|traineeship|apprentice|apprenticeship|intern|internship|cadet(?:ship)?|working student|werkstudent(?:in)?|auszubildende[rn]?|azubi|stagiaire|praktikant(?:in)?|work placement|graduate (?:scheme|programme|program))\b/iu
/** "Apprenticeship Tutor", "Graduate Recruitment Manager", "Trainee Coordinator": who looks after them. */
const rank =
  '(?:tutor|assessor|coach|trainer|mentor|co-?ordinator|manager|officer|lead|advis[eo]r|recruiter|director|administrator|instructor)'
const ofLearners = new RegExp(
  String.raw`\b(?:apprentice(?:ship)?|traineeship|intern(?:ship)?|placement)s? (?:\p{L}+ ){0,2}${rank}\b|\b(?:graduates?|trainees?|cadets?) (?:programme|program|scheme|recruitment|development|training|talent|careers?|support|school|admissions?) ${rank}\b|\bgraduate (?:school|studies|admissions?|stud)`,
  'iu',
)

/** What the work consists of is learnt there, and what is wished for no more; what is demanded stays demanded. */
export function ofNovices({ importance }: UnitImportance): Importance | null {
  return importance === 'preferred' ? 'nice' : importance
}

const says = new RegExp(
  [
    String.raw`\bno (?:(?:previous|prior|relevant|direct|specific|formal|work|working|industry) ){0,2}experience(?: is| whatsoever| at all|,)* (?:needed|necessary|required|essential|expected)`,
    String.raw`\byou (?:don['’]t|do not|won['’]t|will not) need (?:any )?(?:(?:previous|prior) )?experience\b(?! (?:in|of|with|as))`,
    String.raw`\b(?:previous |prior )?experience (?:is not|isn['’]t) (?:needed|necessary|required|essential)`,
    String.raw`\bbut (?:we|we['’]ll|we will|we can|we do) (?:can |will |do )?(?:train|teach)\b`,
    String.raw`\bwe(?:['’]ll| will| can) (?:train|teach) you(?: (?:everything|all (?!about\b)|the (?:rest|trade|ropes|job|work|craft)\b|up\b|from|fully|properly|on the job)|\s*(?:[.,;!?)–—]|-|$|(?:and|if|as|so|when|whatever)\b))`,
    String.raw`\b(?:beginners|novices|newcomers|career changers|school leavers)(?: are)?(?: very)? (?:welcome|considered)\b`,
    String.raw`\btrain(?:s|ed|ing)?(?: (?:you|people|everyone|everybody|staff|drivers|all our \w+))? from scratch\b`,
    String.raw`\b(?:if|or|whether|though) you(?:['’]ve| have) never (?:worked|done|driven|cared|been|had|tried)\b`,
    String.raw`\b(?:whether|if) you(?:['’]re| are) (?:completely |totally |brand )?new to (?!us\b|the (?:company|area|team))`,
    String.raw`\byou (?:may|might|can|could) be (?:completely |totally |brand )?new to (?!us\b|the (?:company|area|team))`,
    String.raw`(?:^|[.!?;:•\n-][^\S\n]*|\b(?:previous|prior|relevant) )experience (?:is |would be |will be )?(?:an? )?(?:helpful|preferred|preferable|advantage|advantageous|desirable|useful|bonus|great|plus|nice)(?:,| but)(?: is| it['’]s)? not (?:essential|necessary|required|needed|an? must|vital)`,
    String.raw`\b(?:happy|open|keen|willing) to (?:talk to|talking to|hear from|hearing from|consider(?:ing)?|speak (?:to|with)|meet(?:ing)?) (?:people|candidates|applicants|those|anyone) (?:from|with (?:an? )?background in) (?!all\b|any\b|every\b|diverse|under|different)`,
    String.raw`\b(?:people|candidates|applicants|those|experience) from (?:other|outside the|outside our) (?:industr(?:y|ies)|sectors?|trades?|fields?)\b`,
    String.raw`\bno need for (?:any )?experience\b(?! (?:in|of|with))`,
    String.raw`\bno experience\? (?:no problem|no worries|don['’]t worry|that['’]s (?:fine|ok(?:ay)?|no problem)|not an? (?:problem|issue))`,
    String.raw`\bfull training(?:,? (?:and|&) (?:[a-z]+ ){0,2}[a-z]+)? (?:is |will be |are )?(?:given|provided|offered|available)\b(?! (?:on|in|for))`,
    String.raw`\byou (?:don['’]t|do not) have to have (?:worked|done)\b`,
  ].join('|'),
  'i',
)
