const registers = /\b(?:cards?|tickets?|passport|registration|registered)\b/i
const courses = /\bedition\b|^level \d/i
const numbered = /^[A-Z]{2,6} [A-Z]{0,3}\d{4,}$/
const longestPaper = 80

/** Whether words name a paper of a trade: "ECS Gold Card", "18th Edition", "Level 2 Food Safety", "HCPC RA555010". */
export function namesPaper(words: string): boolean {
  return namesRegister(words) || (words.length <= longestPaper && isOtherPaper(words))
}

/** A register or a card: no school above or beside it has given it. */
export function namesRegister(words: string): boolean {
  return words.length <= longestPaper && registers.test(words)
}

function isOtherPaper(words: string): boolean {
  return courses.test(words) || numbered.test(words)
}
