import { placeholder } from '../reword-bullet.ts'

/** What stands where only the person knows. It has to be filled or taken out before export. */
export const result = `${placeholder} [of what, or how often]`
export const plainLine = `[What you did] for [whom or what], ${result}`

/** Lines to be filled in about something used: a tool, a language of programs, anything by its name. */
export function framesOfUse(named: string): readonly string[] {
  return [
    `Used ${named} to [what you did], ${result}`,
    `[What you did] with ${named} for [whom or what], ${result}`,
  ]
}

/** About something one does. */
export function framesOfWork(named: string): readonly string[] {
  return [
    `Looked after ${named} for [whom or what], ${result}`,
    `[What you did] in ${named}: [what changed], from ${placeholder} to ${placeholder}`,
  ]
}

/** About a deed that is named already. */
export function frameOfDeed(deed: string): string {
  return `${deed} for [whom or what], ${result}`
}

/** About something one knows. */
export function framesOfKnowledge(named: string): readonly string[] {
  return [
    `Used knowledge of ${named} to [what you did], ${result}`,
    `[What you did] that took knowledge of ${named}, for [whom or what], ${result}`,
  ]
}

/** About a way of working, which a deed shows and a word does not. */
export function framesOfConduct(named: string): readonly string[] {
  if (/\bteams?\b/i.test(named)) {
    return [
      `Worked in a team of ${placeholder} to [what you did], [what came of it]`,
      `[What you did] together with [whom], [what came of it]`,
    ]
  }
  return [
    `[What you did] that took ${named}, [what came of it]`,
    `[A day when ${named} was needed]: [what you did], [what came of it]`,
  ]
}

export function framesOfPaper(named: string): readonly string[] {
  return [`${named}, [from whom], [month and year]`, `${named}, [from whom], valid until [year]`]
}

export function framesOfSchooling(named: string): readonly string[] {
  return [`${named}, [school], [year]`, `${named}, [school], [from year] – [to year]`]
}

export function framesOfLanguage(named: string): readonly string[] {
  return [
    `${named}: [basic, good, fluent or native]`,
    `${named}: [level, like B2], used for [what] at [where]`,
  ]
}
