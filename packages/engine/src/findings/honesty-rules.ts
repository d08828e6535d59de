import { eachMatch } from '../text/patterns/each-match.ts'
import type { FindingRule } from './finding.ts'

const mostRepeats = 15
const mostShare = 0.06
const specialCharacter = /[\u{E000}-\u{F8FF}\u{1F300}-\u{1FAFF}\u{2600}-\u{26FF}★☆☎✉✆]/gu

/** What tries to look like a match without being one; it never raises the score. */
export const honestyRules: readonly FindingRule[] = [
  ({ copied, candidate }) =>
    copied.length === 0
      ? []
      : [
          {
            code: 'copied-from-posting',
            count: copied.length,
            quotes: copied
              .slice(0, 3)
              .map(({ start, end }) => ({ start, end, quote: candidate.text.slice(start, end) })),
          },
        ],
  ({ candidate }) => {
    const stuffed = [...candidate.showings.values()].filter(
      ({ length }) => length > mostRepeats && length > candidate.wordCount * mostShare,
    )
    return stuffed.length === 0
      ? []
      : [
          {
            code: 'keyword-stuffing',
            count: stuffed.length,
            quotes: stuffed.flatMap(([first]) =>
              first
                ? [
                    {
                      start: first.start,
                      end: first.end,
                      quote: candidate.text.slice(first.start, first.end),
                    },
                  ]
                : [],
            ),
          },
        ]
  },
  ({ candidate }) => {
    const found = eachMatch(candidate.text, specialCharacter)
    return found.length === 0
      ? []
      : [
          {
            code: 'special-characters',
            count: found.length,
            quotes: found.slice(0, 3).map((match) => ({
              start: match.index,
              end: match.index + match[0].length,
              quote: match[0],
            })),
          },
        ]
  },
]
