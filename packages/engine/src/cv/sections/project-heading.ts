import { foldedPhrase } from '../words/fold.ts'

const before =
  '(?:my |the |some )?(?:(?:list|details|detail|summary|brief|overview|description|profile|particulars|highlights) of (?:the )?)?'
/** Which projects they are. */
const which =
  '(?:(?:major|main|key|important|significant|notable|selected|relevant|representative|recent|latest|current|present|previous|past|earlier|ongoing|on going|running|completed|finished|executed|built|live|other|few|client|customer|commercial|corporate|industrial|industry|professional|work|technical|engineering|construction|design|research|software|it|sap|erp|bi|web|freelance|personal|private|own|academic|college|university|student|school|mini|capstone|final year|graduation) ){0,3}'
/** What is told of them, or that somebody did them. */
const handled =
  '(?:handled|undertaken|undertook|executed|done|completed|managed|delivered|supervised|coordinated|designed|developed|implemented|accomplished|worked on|worked at|worked|involved in|involved|carried out|taken up|associated with|i handled|i managed|i delivered|i worked on|i have worked on|i have done|so far|till date|to date|in brief)'
const told =
  '(?:summary|summaries|profile|profiles|details|detail|experience|experiences|history|work|works|portfolio|highlights|information|particulars|exposure|list|overview|record|accomplishments|involvement)'
const several = new RegExp(
  `^${before}${which}projects(?: ${told})?(?: (?:and|with) (?:role|roles|responsibilities|roles and responsibilities|clients|achievements))?(?: ${handled})?$`,
)
const one = new RegExp(`^${before}${which}project (?:${told}|${handled})(?: ${handled})?$`)
const studied = /^(?:final year|academic|college|university|capstone|mini|graduation) project$/

/** Whether a line says no more than that projects are told below: "Major projects handled", "Project profile". */
export function headsProjects(line: string): boolean {
  const at = line.indexOf('roject')
  // Most lines say nothing of a project.
  if ((at < 0 && !line.includes('ROJECT')) || line.length > longest || /[,;]|:\s*\S/.test(line))
    return false
  const phrase = foldedPhrase(line.trim().replace(/[\s:.–—-]+$/, ''))
  return several.test(phrase) || one.test(phrase) || studied.test(phrase)
}

const longest = 50
