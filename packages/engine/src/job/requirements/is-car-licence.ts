import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/**
 * Class 1 drives a lorry in Britain and a car in New Zealand, C a lorry in Europe and a car in Australia, D a bus
 * and in New York a car. Where nothing else in a posting tells of lorries or buses, it is the car's.
 */
export function isCarLicence(
  { text, title }: Pick<Posting, 'text' | 'title'>,
  span: Span,
): boolean {
  if (ofOtherVehicle.test(text.slice(Math.max(0, span.start - lettersBefore), span.start)))
    return false
  if (!ofLettersOrNumbers.test(text.slice(span.start, span.end))) return true
  const isTitled = title !== null && largeVehicle.test(text.slice(title.start, title.end))
  return !isTitled && !papersOfLorries.test(text) && !drivesLarge.test(text)
}

/** "European Train Driving Licence", "taxi driver's licence": papers of a trade. */
const ofOtherVehicle =
  /\b(?:trains?|trams?|locomotives?|locos?|railway|fork ?lifts?|telehandlers?|cranes?|plant|excavators?|tractors?|taxis?|cabs?|hackney(?: carriage)?|private hire|(?:\w+ ?)?boats?|airside|apron|dumpers?)[- ]$/i
const lettersBefore = 24

const ofLettersOrNumbers =
  /\b(?:class|code) (?:1|5|7|8|08|c|d|e|g2?)\b|\bc(?:[- ]class)? licen[cs]e/i
const papersOfLorries =
  /\b(?:hgvs?|lgvs?|tachos?|tachographs?|digi ?cards?|driver cpc|cdl|pcv|psv|c1?\+e|haulage|tramp(?:er|ing)|lorr(?:y|ies))\b/i
const vehicle =
  'trucks?|trucking|artics?|rigids?|bus(?:es)?|coach(?:es)?|horsebox(?:es)?|tractor[- ]trailers?|wagons?|tippers?|18t'
/** A dairy farm may have a school bus at its gate. */
const largeVehicle = new RegExp(
  String.raw`\b(?:${vehicle}|class [12] drivers?|(?:delivery|van) drivers?)\b`,
  'i',
)
const drivesLarge = new RegExp(
  String.raw`\bdriv(?:e|es|ing|ers? of) (?:[\p{L}\d.-]{1,16} ){0,3}(?:${vehicle})\b|\b(?:${vehicle}) driv(?:ers?|ing)\b|\bclass [12] drivers?\b(?! licen)`,
  'iu',
)
