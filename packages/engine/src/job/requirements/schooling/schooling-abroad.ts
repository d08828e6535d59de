import { degreeLevels } from '../../../education/degrees.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import type { Span } from '../../../text/span.ts'
import { tokenize } from '../../../text/tokenize.ts'
import { smallWords } from '../../lexicon/small-words.ts'

/** A whole demand for schooling, whatever it lists. */
export interface SchoolingAbroad extends Span {
  readonly level: number
  /** Any will do, each by the words that name it; none where what is alike will do as well. */
  readonly subjects: readonly (readonly string[])[]
}

/**
 * "Bac+2/+3 (BTS Bioanalyses, BTS Anabiotec ou équivalent)" and "abgeschlossenes Studium der Informatik oder eine Ausbildung
 * zum Fachinformatiker bzw. vergleichbare Qualifikation" are one demand each, and the lowest of what they list will do.
 */
export function schoolingAbroad(text: string): SchoolingAbroad[] {
  return languages.flatMap((language) =>
    language.told.test(text)
      ? eachMatch(text, language.demand).flatMap((found) => readDemand(found, language))
      : [],
  )
}

interface Language {
  /** Words that no posting in it lacks. */
  readonly told: RegExp
  readonly paper: RegExp
  readonly demand: RegExp
  readonly levels: readonly (readonly [RegExp, number])[]
}

function readDemand({ index, 0: found }: RegExpExecArray, language: Language): SchoolingAbroad[] {
  const whole = found.trimEnd()
  const levels = language.levels.flatMap(([named, level]) => (named.test(whole) ? level : []))
  if (levels.length === 0) return []
  const subjects = orAlike.test(whole) ? [] : subjectsIn(whole.split(language.paper))
  return [{ start: index, end: index + whole.length, level: Math.min(...levels), subjects }]
}

const orAlike = /équivalent|vergleichbar|gleichwertig|ähnlich/i

/** What stands behind each paper, and between commas and strokes; where nothing stands behind the last one, any subject will do for it. */
function subjectsIn([, ...behind]: readonly string[]): string[][] {
  const subjects = behind
    .flatMap((each) => each.split(/[,/()]| ou | oder | bzw\. /))
    .map((each) => tokenize(each).filter(({ word }) => !plain.has(word)))
    .map((words) => words.map(({ root }) => root))
  return subjects.at(-1)?.length === 0 && !behind.at(-1)?.includes(')')
    ? []
    : subjects.filter(({ length }) => length > 0)
}

const plain: ReadonlySet<string> = new Set([
  ...tokenize(smallWords.flatMap(({ words }) => words).join(' ')).map(({ word }) => word),
  ...'d bereich fachrichtung z b minimum exige exigee requis requise specialite option mention type formation domaine dun dune ou autre'.split(
    ' ',
  ),
])

const { vocational, associate, bachelor, master, doctorate } = degreeLevels

const frenchPaper =
  "(?:[Bb][Aa][Cc] ?\\+ ?\\d(?: ?(?:/|à|ou|-) ?(?:[Bb]ac ?)?\\+? ?\\d)?|(?:CAP|BEP|CAPA|BTSA?|DUT|BUT|DEUG)(?=[ /,.)(])|[Bb]ac(?:calauréat)? [Pp]ro(?:fessionnel)?|[Ll]icence(?: [Pp]ro(?:fessionnelle)?)?|[Bb]achelor|[Mm]aster(?: ?[12])?|(?:[Dd]iplômes?|[Éé]coles?|[Ff]ormation) d['’]ingénieure?s?|[Éé]cole de commerce|[Dd]octorat)"
const germanPaper =
  '(?:(?:fach)?hochschulstudium|studium|(?:fach)?hochschulabschluss|(?:berufs)?ausbildung|lehre|weiterbildung)'

const languages: readonly Language[] = [
  {
    told: /\b(?:vous|votre|nous)\b/i,
    paper: new RegExp(frenchPaper, 'u'),
    demand: new RegExp(
      `(?<![\\p{L}\\d])${frenchPaper}(?![\\p{L}\\d])(?:[^.;:\\n(),]{0,60}?(?:, (?:un |une )?| ou (?:d['’]une? |une? )?| ?/ ?|,? ?\\((?:type )?)${frenchPaper}(?![\\p{L}\\d]))*(?:(?: [^.;:\\n(),]{0,60}?)?\\)?,? ou (?:d['’]un )?(?:diplôme )?équivalente?(?: [^.;:\\n(),]{0,30})?\\)?|(?: (?:minimum|en|de|d['’]|dans|spécialité|option|mention|(?!(?:et|ou|vous) )\\p{L}{2,})(?:(?! (?:et|vous|avec|ou une?) )[^.;:\\n(),]){0,50})?(?:\\)|(?=[.;:\\n,]|$| et | avec | vous | \\()))`,
      'gu',
    ),
    levels: [
      [/\b(?:CAP|BEP|CAPA)\b|[Bb]ac(?:calauréat)? [Pp]ro/, vocational],
      [/[Bb][Aa][Cc] ?\+ ?[12]|\b(?:BTSA?|DUT|BUT|DEUG)\b/, associate],
      [/[Bb][Aa][Cc] ?\+ ?[34]|licence|bachelor/i, bachelor],
      [/[Bb][Aa][Cc] ?\+ ?[56]|ingénieur|master|école de commerce/i, master],
      [/[Bb][Aa][Cc] ?\+ ?8|doctorat/i, doctorate],
    ],
  },
  {
    told: /\b(?:und|du|wir|dein|ihr)\b/i,
    paper: new RegExp(germanPaper, 'iu'),
    demand: new RegExp(
      `(?<!\\p{L})(?:(?:(?:ein|eine|erfolgreich|mit Erfolg) )*abgeschlossene[sn]? (?:[\\p{L}-]+e[sn]? ){0,3})(?:[\\p{L}-]+)?${germanPaper}(?!\\p{L})(?: (?:zu[mr]?|als|im|in|der|des|auf) [^.;:\\n,(]{0,60}?)?(?:(?:[^.;:\\n,]|, (?=oder|z\\.|vorzugsweise|idealerweise|\\p{L}+ oder)|\\bz\\.\\s?B\\.|\\bbzw\\.){0,140}?(?:oder|bzw\\.) [^.;:\\n,]*?(?:ausbildung|studium|techniker|meister|fachwirt|qualifikation|abschluss)(?!\\p{L})(?:(?: (?:zu[mr]?|als|im|in|der|des) )[^.;:\\n,(]{0,60}?)?)*(?=[.;,\\n]|$| \\(| und | sowie | mit )`,
      'giu',
    ),
    levels: [
      [/ausbildung|lehre\b/i, vocational],
      [/techniker|meister|fachwirt/i, associate],
      [/studium|hochschulabschluss|bachelor/i, bachelor],
    ],
  },
]
