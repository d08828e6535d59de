import type { CvText } from '../../cv/cv.ts'

/** A headline with what its line goes on to say, and the pieces that are said with it. */
export interface WholeHeadline {
  readonly text: string
  readonly said: readonly CvText[]
}

/** "Stage Manager / DSM", "Chef | Baker": who is two things says both in one line. */
export function wholeHeadline(
  headline: CvText,
  left: readonly CvText[],
  cvText: string,
): WholeHeadline {
  const said: CvText[] = []
  let { end } = headline.span
  for (const each of left.toSorted((a, b) => a.span.start - b.span.start)) {
    if (each.span.start < end) continue
    const isNext = joint.test(cvText.slice(end, each.span.start))
    if (!isNext || unlike.test(each.quote)) break
    said.push(each)
    end = each.span.end
  }
  const words = cvText.slice(headline.span.start, end).replace(/\s+/g, ' ')
  return said.length === 0 ? { text: headline.text, said } : { text: words, said }
}

const joint = /^[^\S\n]*[|/•·–—,&-][^\S\n]*$/
/** Another line, an address, or a label with its value. */
const unlike = /[\n@:]/
