import { startLarge } from '../../text/letters/first-letter.ts'
import { placeholder } from '../reword-bullet.ts'

/** What stands where only the person knows. It has to be filled or taken out before export. */
export const result = `${placeholder} [of what, or how often]`
export const plainLine = `[What you did] for [whom or what], ${result}`
/** For a task that fits into no sentence. */
export const plainLines = [plainLine, '[What you did], [what came of it]'] as const

/** What is named in another language takes no English verb: only what is left open is asked in ours. */
export function labelled(named: string): readonly string[] {
  return [
    `${startLarge(named)}: [what you did], ${result}`,
    `${startLarge(named)}: [what came of it]`,
  ]
}

/** A task told as done, and again with what came of it instead of a figure. */
export function framesOfTask(told: string): readonly string[] {
  const plain = told.endsWith(`, ${result}`) ? told.slice(0, -result.length - 2) : told
  return [told, `${plain}, [what came of it]`]
}

/** Lines to be filled in about something used: a tool, a language of programs, anything by its name. */
export function framesOfUse(asked: string): readonly string[] {
  const named = asked.replace(/ skills$/i, '')
  const article = /\b(?:system|platform|tool|machine|database|scanner)$/i.test(named)
    ? `${/^(?:[aeio]|[AEFHILMNORSX]\p{Lu})/u.test(named) ? 'an' : 'a'} `
    : ''
  return [
    `Used ${article}${named} to [what you did], ${result}`,
    `[What you did] with ${article}${named} for [whom or what], ${result}`,
  ]
}

/** About a name that the word data lacks: a tool, a paper or a rule. */
export function framesOfName(named: string): readonly string[] {
  return [
    `[What you did with ${named}] for [whom or what], ${result}`,
    `${named}: [since when, and where you got or used it]`,
  ]
}

/** About a post one has held. */
export function framesOfPost(named: string): readonly string[] {
  const post = named.replace(/s$/, '')
  return [
    `[What you did as ${post}] for [whom or what], ${result}`,
    `[What you did as ${post}], [what came of it]`,
  ]
}

/** About something one does; "year-end" and "articulated lorries" take no verb that all would use. */
export function framesOfWork(named: string): readonly string[] {
  const first = namesAction.test(named)
    ? `[Planned, did, checked …] ${named} for [whom or what], ${result}`
    : asLabel(named)
  return [first, `[What you did: ${named}], [what came of it]`]
}

const namesAction =
  /(?:ing|[ts]ions?|(?<!equip)ments?|ances?|enance|ysis|yses|ations?|checks?|counts?|care|controls?|repairs?|audits?|surveys?|tests?|visits?|reviews?|rounds|returns|\bwork|design|removals?|training)$/i

function asLabel(named: string): string {
  return `${startLarge(named)}: [what you did], ${result}`
}

/** About a deed that is named already. */
export function frameOfDeed(deed: string): string {
  return `${deed} for [whom or what], ${result}`
}

/** About something one knows. */
export function framesOfKnowledge(named: string): readonly string[] {
  if (/^\S+(?:al|ic|ous|ive|ary) experience$/.test(named))
    return [
      `Drew on ${named} to [what you did], ${result}`,
      `[What you did] that took ${named}, [what came of it]`,
    ]
  if (/ (?:(?<!^lived )experience|background)$/.test(named))
    return [
      `${startLarge(named)}: [where, and what you did], ${result}`,
      `[What you did] that took ${named}, [what came of it]`,
    ]
  if (/ knowledge$/.test(named))
    return [
      `Used ${named} to [what you did], ${result}`,
      `[What you did] that took ${named}, [what came of it]`,
    ]
  const taken = `[What you did] that took knowledge of ${named}, [what came of it]`
  return namesRules.test(named)
    ? [`Worked to ${/s$/.test(named) ? '' : 'the '}${named} on [what], ${result}`, taken]
    : [asLabel(named), taken]
}

/** What is kept to rather than used. */
const namesRules = /\b(?:codes?|regulations?|standards?|act|rules|guidelines|directive)$/i

/** About a way of working, which a deed shows and a word does not. */
export function framesOfConduct(named: string): readonly string[] {
  if (/\bteams?\b/i.test(named)) {
    return [
      `Worked in a team of ${placeholder} to [what you did], [what came of it]`,
      `[What you did] together with [whom], [what came of it]`,
    ]
  }
  return [
    `[What you did that shows ${named}], [what came of it]`,
    `[When your work called for ${named}]: [what you did], [what came of it]`,
  ]
}

export function framesOfPaper(named: string): readonly string[] {
  if (/\brecord$/i.test(named))
    return [
      `${named}, [since when]`,
      `${named}: ${placeholder} years without [what, like points or claims]`,
    ]
  return [`${named}, [from whom], [month and year]`, `${named}, [from whom], valid until [year]`]
}

/** About what is true of somebody or not: what one is ready for. */
export function framesOfReadiness(named: string): readonly string[] {
  return [`${startLarge(named)}: [since when, or what shows it]`, startLarge(named)]
}

export function framesOfSchooling(named: string): readonly string[] {
  return [`${named}, [school], [year]`, `${named}, [school], [from year] – [to year]`]
}

export function framesOfLanguage(named: string): readonly string[] {
  return [
    `${named}: [how well: basic, good, fluent or native]`,
    `${named}: [which level, like B2], used for [what] at [where]`,
  ]
}
