/** "3 years of machining, or a certificate plus 1 year": the second time is asked of those who take the other way. */
export function isOtherWay(gap: string): boolean {
  const behind = behindOr.exec(gap)?.[1]
  return behind !== undefined && !/[,;.]|\band\b/i.test(behind)
}

const behindOr = /^.*\bor (?!(?:more|less|so|above|over|longer)\b)(.*)$/is

/** Whether "OR" stands alone on the line above, or a higher degree is named that takes the place of years. */
export function isBelowOr(text: string, start: number): boolean {
  if (
    /[;,] ?$/.test(text.slice(start - 2, start)) &&
    besideDegree.test(text.slice(start, start + lettersOfDegree))
  )
    return true
  const line = text.lastIndexOf('\n', start - 1) + 1
  return loneOr.test(text.slice(Math.max(0, line - lettersAbove), line))
}

const lettersAbove = 24
const loneOr = /\n[ \t]*[-–—*(]{0,3} ?or ?[-–—*:)]{0,3}[ \t]*\n$/i

const lettersOfDegree = 60
/** "Bachelor's and four years of it; Master's with 2 years; or PhD with 1": the more one has studied, the fewer. */
const besideDegree =
  /^\s*(?:or )?(?:an? )?(?:master|doctora|m\.?[as]\.?|mba|ph\.? ?d)[\p{L}’']*\.?(?: degrees?)?,? (?:and|with|plus|\+|&) (?:at least |(?:a )?minimum (?:of )?)?(?:\d|one|two|three|four|five|six|an? )/iu
