/** Numbers in words, by what they are; those of other languages, where postings write them out, beside the English ones. */
const numberWords = `
1 an|a|one|einem|einer|uno|unos
2 two|couple|zwei|deux|dos|due|twee|dwa
3 three|drei|trois|tres|três|tre|drie|trzy
4 four|vier|quatre|cuatro|quattro|quatro|cztery
5 five|fünf|cinq|cinco|cinque|vijf|pięć
6 six|sechs|seis|sei|zes
7 seven|sieben|sept|siete|sette
8 eight|acht|huit|ocho|otto
9 nine|neun|neuf|nueve|nove
10 ten|zehn|dix|diez|dieci|tien
11 eleven
12 twelve|zwölf|douze|doce|dodici|twaalf
15 fifteen
18 eighteen
20 twenty
24 twenty-four`
const numberByWord: ReadonlyMap<string, number> = new Map(
  numberWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [number, words = ''] = line.split(' ')
      return words.split('|').map((word) => [word, Number(number)] as const)
    }),
)
/** A number as postings write it, for patterns. */
export const number = `\\d{1,2}(?:[.,]5)?|half an?|${[...numberByWord.keys()].toReversed().join('|')}`

/** What a number is that is written in figures or words. */
export function readNumber(written: string): number {
  if (/^half/i.test(written)) return 1 / 2
  if (/[.,]5$/.test(written)) return Number.parseInt(written, 10) + 1 / 2
  return numberByWord.get(written.toLowerCase()) ?? Number(written)
}
