import type { TermHit } from '../../lexicon/find/find-terms.ts'

/** Whether a language that a posting names is none to speak at work. */
export function isNoSpeech(text: string, { start, end, entry }: TermHit): boolean {
  if (entry.kind !== 'language') return false
  const before = text.slice(Math.max(0, start - lettersBeside), start)
  if (taughtOrSpared.test(before)) return true
  if (text.slice(start, end) === 'English' && ofSubject.test(before)) return true
  return anyLanguage.test(text.slice(start, end)) && isOfPrograms(text, start, end)
}

/** "GCSE English and Maths" are asked for with the schooling; "some children are new to English"; "a language besides English". */
const taughtOrSpared =
  /\b(?:new to|besides|other than|apart from) $|\bGCSEs?\b(?:[^.;\n]|\binc(?:l)?\.)*$/
/** "Teacher of English": a subject; who teaches French, though, has to speak it. */
const ofSubject = /\b(?:teach(?:ers?|ing)|tutors?|lecturers?|head|faculty|department) (?:of|in) $/i
const lettersBeside = 32

const anyLanguage = /language/i

/** "Python or another language", "one other language such as Java": those are written to machines. */
function isOfPrograms(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start) + 1
  const behind = text.indexOf('\n', end)
  return programs.test(text.slice(from, behind === -1 ? text.length : behind))
}

const programs =
  /\b(?:program\w*|script\w*|coding|code|software|developer|java\w*|python|ruby|php|kotlin|swift|scala|rust|typescript|sql|functional|typed|compiled|back-?end|front-?end|object[- ]oriented)\b|\bC(?:\+\+|#)|\bGo\b/i
