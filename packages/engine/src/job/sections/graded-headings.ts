import type { Unit } from '../../text/units.ts'
import type { Heading } from './find-headings.ts'

/** "Skills and knowledge - Essential", "Experience (desirable)": a heading that says how much what it heads is asked for. */
export function withGradedHeadings(
  known: readonly Heading[],
  units: readonly Unit[],
  text: string,
): Heading[] {
  const graded = units.flatMap(({ start, end, startsLine }): Heading[] => {
    const [, grade] = startsLine ? (pattern.exec(text.slice(start, end)) ?? []) : []
    if (!grade) return []
    return [{ kind: /^[er]/i.test(grade) ? 'requirements' : 'preferred', start, end }]
  })
  if (graded.length === 0) return [...known]
  const others = known.filter(
    (each) => !graded.some(({ start, end }) => each.start >= start && each.start < end),
  )
  return [...others, ...graded].toSorted((a, b) => a.start - b.start)
}

const pattern =
  /^(?:(?:qualifications?|education|training|experience|knowledge|understanding|skills?|abilit(?:y|ies)|aptitudes?|attributes|competenc(?:y|ies)|qualities|circumstances|requirements?|criteria|personal|professional|technical|other|special|and|&|\/|,)[ /,]*){1,6}[-–—:(\t]\s*(essential|required|desirable|preferred)(?: criteria| requirements?| attributes)?\)?:?$/i
