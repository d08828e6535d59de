import type { Span } from '../../../text/span.ts'
import { type ConditionCode, conditions } from '../../lexicon/conditions.ts'

/** "You will need …", "To apply you must have …": what leads to what is asked of everybody. */
const leads =
  /^\W*(?:(?:in order )?to (?:apply|be considered|start|do this job|do the job),? )?(?:(?:you|applicants?|candidates?|the successful (?:candidate|applicant))(?:['’]ll| will| must| should)? )?(?:also )?(?:(?:must|should|have to|needs?(?: to)?|are required to|be)(?: |$))*(?:(?:have|hold|possess|own|be) )?/i

const beforeThing = /^(?:(?:an?|the|your|own|full|valid|current|clean|able to|proof of) )*$/i

/** What a line is about that begins with it; a weight or a shift that a line begins with may be a task's. */
const sure: ReadonlySet<ConditionCode> = new Set([
  'work-permit',
  'clearance',
  'driving-licence',
  'background-check',
  'age',
  'location',
  'portfolio',
])

/** Whether a sentence asks for a permit, a licence to drive or a place to live, and so for nothing that one does. */
export function asksForCondition(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, Math.min(end, start + mostLetters))
  if (strains.test(written)) return true
  if (!mayAsk.test(written)) return false
  const asked = written.slice(leads.exec(written)?.[0].length ?? 0)
  return conditions.some(({ code, asks }) => {
    const found = sure.has(code) ? asks.exec(asked) : null
    if (!found || !beforeThing.test(asked.slice(0, found.index))) return false
    return !/^\p{L}/u.test(asked.slice(found.index + found[0].length))
  })
}

/** "Occasionally lift file boxes up to 25 lbs": of everybody's body, and no task. */
const strains =
  /^\W*(?:(?:must|able to|be able to|ability to|may|occasionally|frequently|regularly|sometimes) ){1,3}(?:lift|carry|push|pull|sit|stand|walk|bend|kneel)\b[^.;]{0,80}\b(?:\d+ ?(?:lbs?|pounds|kg|kilos)|periods?|hours|trolleys|floor|ladders?)\W*$/i

/** Where it asks for one, it does so by then. */
const mostLetters = 160
/** Without one of these, nothing is asked that way. */
const mayAsk =
  /\b(?:licen[cs]e|right|permi|authori|eligible|entitle|visa|citizen|residen|live|living|reside|based|within|relocate|own|car|vehicle|check|clearance|vetting|dbs|disclosure|record|aged?|older|portfolio)/i
