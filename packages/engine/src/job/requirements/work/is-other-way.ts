/** "3 years of machining, or a certificate plus 1 year": the second time is asked of those who take the other way. */
export function isOtherWay(gap: string): boolean {
  const behind = behindOr.exec(gap)?.[1]
  return behind !== undefined && !/[,;.]|\band\b/i.test(behind)
}

const behindOr = /^.*\bor (?!(?:more|less|so|above|over|longer)\b)(.*)$/is

/** Whether "OR" stands alone on the line above. */
export function isBelowOr(text: string, start: number): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1
  return loneOr.test(text.slice(Math.max(0, line - lettersAbove), line))
}

const lettersAbove = 24
const loneOr = /\n[ \t]*[-–—*(]{0,3} ?or ?[-–—*:)]{0,3}[ \t]*\n$/i
