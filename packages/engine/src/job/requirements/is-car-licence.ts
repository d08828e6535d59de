import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/**
 * Class 1 drives a lorry in Britain and a car in New Zealand, C a lorry in Europe and a car in Australia, D a bus
 * and in New York a car. Where nothing else in a posting tells of lorries or buses, it is the car's.
 */
export function isCarLicence({ text }: Pick<Posting, 'text'>, { start, end }: Span): boolean {
  return !ofLettersOrNumbers.test(text.slice(start, end)) || !ofLorries.test(text)
}

const ofLettersOrNumbers =
  /\b(?:class|code) (?:1|5|7|8|08|c|d|e|g2?)\b|\bc(?:[- ]class)? licen[cs]e/i
const ofLorries =
  /\b(?:hgvs?|lgvs?|lorr(?:y|ies)|trucks?|trucking|tramper|tramping|artics?|rigids?|tachos?|tachographs?|digi ?cards?|driver cpc|cdl|pcv|psv|bus(?:es)?|coach(?:es)?|horsebox(?:es)?|tractor[- ]trailers?|wagons?|c\+e|c1\+e|haulage|18t|tippers?|class [12] drivers?(?! licen)|(?:delivery|van) drivers?)\b/i
