/** How people write one thing of a list, and what stands between two. `{it}` is its name, `{how}` how well or until when. */
export interface ListForm {
  readonly name: string
  /** The heading with what parts it from the list. */
  readonly above: readonly string[]
  readonly item: string
  readonly between: string
  /** What stands before the last one instead. */
  readonly last?: string
}

const below = ['\n']
const beside = [': ', ' - ']

function form(name: string, item: string, between: string, above: readonly string[] = below) {
  return { name, item, between, above }
}

export const skillForms: readonly ListForm[] = [
  form('commas', '{it}', ', '),
  form('semicolons', '{it}', '; '),
  form('a line each', '{it}', '\n'),
  form('hyphens', '- {it}', '\n'),
  form('dots', '• {it}', '\n'),
  form('stars', '* {it}', '\n'),
  form('numbers', '{number}. {it}', '\n'),
  form('ticks', '✓ {it}', '\n'),
  form('arrows', '➢ {it}', '\n'),
  form('levels behind commas', '{it}, {how}', '\n'),
  form('slashes', '{it}', ' / '),
  form('tight slashes', '{it}', '/'),
  form('bars', '{it}', ' | '),
  form('dots between', '{it}', ' • '),
  form('hyphens between', '{it}', ' - '),
  form('tabs', '{it}', '\t'),
  form('columns', '{it}', '      '),
  form('lines ending in commas', '{it}', ',\n'),
  form('levels in brackets, a line each', '{it} ({how})', '\n'),
  form('levels in brackets, commas', '{it} ({how})', ', '),
  form('levels behind hyphens', '{it} - {how}', '\n'),
  form('levels behind colons', '{it}: {how}', '\n'),
  form('levels behind tabs', '{it}\t{how}', '\n'),
  form('label, commas', '{it}', ', ', beside),
  form('label, semicolons', '{it}', '; ', [': ']),
  { ...form('label, "and"', '{it}', ', ', [': ']), last: ' and ' },
  { ...form('commas, "and"', '{it}', ', '), last: ' and ' },
  { ...form('commas, "and", full stop', '{it}', ', '), last: ' and ' },
]

export const tongueForms: readonly ListForm[] = [
  form('brackets, commas', '{it} ({how})', ', '),
  form('brackets, a line each', '{it} ({how})', '\n'),
  form('hyphens, a line each', '{it} - {how}', '\n'),
  form('dashes, commas', '{it} – {how}', ', '),
  form('dashes, semicolons', '{it} – {how}', '; '),
  form('colons, a line each', '{it}: {how}', '\n'),
  form('blanks, a line each', '{it} {how}', '\n'),
  form('blanks, commas', '{it} {how}', ', '),
  form('tabs, a line each', '{it}\t{how}', '\n'),
  form('bullets', '• {it} – {how}', '\n'),
  form('bullets and brackets', '- {it} ({how})', '\n'),
  form('commas, a line each', '{it}, {how}', '\n'),
  form('slashes, a line each', '{it} / {how}', '\n'),
  form('level first, commas', '{How} {it}', ', '),
  form('level first, a line each', '{How} {it}', '\n'),
  form('level first with "in"', '{How} in {it}', '\n'),
  form('no levels, commas', '{it}', ', '),
  form('no levels, slashes', '{it}', ' / '),
  form('no levels, a line each', '{it}', '\n'),
  { ...form('no levels, "and"', '{it}', ', '), last: ' and ' },
  form('label, brackets', '{it} ({how})', ', ', [': ']),
  form('label, dashes', '{it} – {how}', ', ', [': ']),
  { ...form('label, no levels', '{it}', ', ', beside), last: ' and ' },
  form('European levels, commas', '{it} {cefr}', ', '),
  form('European levels, brackets', '{it} ({cefr})', '\n'),
  form('European levels, colons', '{it}: {cefr}', '\n'),
]

export const paperForms: readonly ListForm[] = [
  form('names, a line each', '{it}', '\n'),
  form('names, commas', '{it}', ', '),
  form('names, semicolons', '{it}', '; '),
  form('bullets', '- {it}', '\n'),
  form('year behind a comma', '{it}, {year}', '\n'),
  form('year in brackets', '{it} ({year})', '\n'),
  form('year behind a blank', '{it} {year}', '\n'),
  form('year behind a hyphen', '{it} - {year}', '\n'),
  form('year first', '{year} {it}', '\n'),
  form('year first and a colon', '{year}: {it}', '\n'),
  form('year and a tab', '{year}\t{it}', '\n'),
  form('year in brackets, commas', '{it} ({year})', ', '),
  form('year behind a colon', '{it}: {year}', '\n'),
  form('year behind bars', '{it} | {giver} | {year}', '\n'),
  form('month', '{it}, March {year}', '\n'),
  form('until when', '{it} (exp {year})', '\n'),
  form('until when, semicolons', '{it} (expires {year})', '; '),
  form('valid until', '{it} - valid until {year}', '\n'),
  form('giver and year', '{it} – {giver}, {year}', '\n'),
  form('giver in brackets', '{it} ({giver}) {year}', '\n'),
  form('giver, commas', '{it}, {giver}, {year}', '\n'),
  form('year below', '{it}\n{year}', '\n'),
  form('giver and year below', '{it}\n{giver}, {year}', '\n\n'),
  form('bullets, giver and year', '• {it}, {giver} ({year})', '\n'),
  form('label, commas', '{it}', ', ', [': ']),
]

export const hobbyForms: readonly ListForm[] = [
  form('commas', '{it}', ', '),
  form('a line each', '{it}', '\n'),
  form('bullets', '• {it}', '\n'),
  form('hyphens', '- {it}', '\n'),
  form('semicolons', '{it}', '; '),
  form('slashes', '{it}', ' / '),
  { ...form('"and"', '{it}', ', '), last: ' and ' },
  { ...form('label, "and"', '{it}', ', ', beside), last: ' and ' },
  form('label, commas', '{it}', ', ', [': ']),
  {
    ...form('a sentence', '{it}', ', ', ['\nI like ', '\nIn my spare time I enjoy ']),
    last: ' and ',
  },
]

export const refereeForms: readonly ListForm[] = [
  form('a line each', '{it}, {post}, {firm}, {phone}', '\n'),
  form('bullets', '- {it}, {post}, {firm} ({phone})', '\n'),
  form('lines', '{it}\n{post}\n{firm}\n{phone}', '\n\n'),
  form('lines and a label', '{it}\n{post}, {firm}\nTel: {phone}', '\n\n'),
  form('dashes', '{it} – {post} – {firm} – {phone}', '\n'),
  form('numbers', '{number}. {it} ({post}) {firm} {phone}', '\n'),
  form('title first', '{post} at {firm}: {it}, {phone}', '\n'),
]

/** Who says no more of them. */
export const onRequest: readonly string[] = [
  'References\nAvailable on request',
  'References available on request',
  'References: on request',
  'Referees available upon request.',
  'REFERENCES\nCan be provided',
]
