import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'

/** How well somebody can do something, or for how long, as people grade their skills. */
const level =
  /^(?:very |fairly |reasonably )?(?:basics?|beginner|elementary|foundation|novice|intermediate|moderate|average|fair|good|strong|excellent|advanced|expert|proficient|proficiency|competent|confident|fluent|experienced|familiar|skilled|professional|working)(?: (?:level|knowledge|user|skills?|proficiency|understanding))?$|^(?:daily|everyday|regular) use$|^\d{1,2}\+? (?:years?|yrs|months)(?: experience)?$|^[★☆*●○]{2,6}$|^\d{1,2} ?(?:\/ ?(?:5|10)|%)$/i
const longest = 26

/** "advanced", "very good", "working knowledge", "5 years". */
export function tellsSkillLevel(words: string): boolean {
  return words.length <= longest && level.test(words)
}

/** "Word - advanced" and "Word<tab>advanced" are a skill and how well it is mastered, as is all of "Word, advanced, Excel, basic". */
export function withSkillLevels(text: string, pieces: readonly CvText[]): readonly CvText[] {
  if (!pieces.some(({ text: words }) => tellsSkillLevel(words))) return pieces
  const isEven = pieces.length % 2 === 0
  const alternates =
    isEven && pieces.every(({ text: words }, at) => tellsSkillLevel(words) === at % 2 > 0)
  const whole: CvText[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    const isGraded =
      before &&
      tellsSkillLevel(piece.text) &&
      (alternates || isBehind.test(text.slice(before.span.end, piece.span.start)))
    const joined = isGraded ? cvText(text, before.span.start, piece.span.end) : null
    if (joined) whole[whole.length - 1] = joined
    else whole.push(piece)
  }
  return whole
}

const isBehind = /^(?:[^\S\n]+[-–—][^\S\n]+|[^\S\n]*\t[^\S\n]*|[^\S\n]{3,})$/
