import { quoteSpan } from '../text/span.ts'
import type { Requirement } from './job.ts'
import type { Posting } from './posting.ts'

/** Conditions that decide before any score does, and the words of a CV that show they are met. */
export const conditions = [
  {
    code: 'work-permit',
    asks: /(?:authori[sz]ed|eligible|right|permission|permit(?:ted)?) to work|working rights|work (?:permit|authori[sz]ation|visa)|(?:us|u\.s\.|eu|british) citizen(?:ship)?|green card|no (?:visa )?sponsorship|not (?:able to )?sponsor/i,
    shows:
      /(?:authori[sz]ed|eligible|right|permission) to work|work (?:permit|authori[sz]ation)|citizen|green card|permanent resident/i,
  },
  {
    code: 'clearance',
    asks: /(?:security|secret|ts\/sci|public trust|dbs|dv|sc) clearance|(?:enhanced )?dbs check|garda vetting|police (?:check|vetting|clearance)|working with children check|vulnerable sector check|fingerprint clearance/i,
    shows:
      /(?:security|secret|ts\/sci|public trust|dbs|dv|sc)[ -]cleared|clearance|dbs (?:check|certificate)|garda vett|police (?:check|vetting)|working with children check|vulnerable sector check/i,
  },
  {
    code: 'driving-licence',
    asks: /driver'?s?[’']?s? licen[cs]e|driving licen[cs]e|(?:clean|valid) licen[cs]e|own (?:car|vehicle|transport)|reliable transportation/i,
    shows:
      /driver'?s?[’']?s? licen[cs]e|driving licen[cs]e|clean licen[cs]e|own (?:car|vehicle|transport)/i,
  },
  {
    code: 'background-check',
    asks: /background (?:check|screening|investigation)|drug (?:and alcohol )?(?:test|screen)|criminal (?:record|history) check|pre-employment screening/i,
    shows: /background check|drug (?:test|screen)/i,
  },
  {
    code: 'location',
    asks: /must (?:be (?:located|based)|live|reside)|on-?site only|locals? only|(?:no|not) remote|willing(?:ness)? to relocate|relocation (?:is )?required/i,
    shows: /willing to relocate|open to relocation|relocat/i,
  },
  {
    code: 'travel',
    asks: /(?:travel (?:up to )?\d+\s*%|\d+\s*% travel|(?:willing(?:ness)?|able|ability) to travel|travel (?:is )?required)/i,
    shows: /willing to travel|\d+\s*% travel|open to travel/i,
  },
  {
    code: 'shifts',
    asks: /(?:night|weekend|evening|rotating|overnight) shifts?|(?:nights|evenings|weekends|holidays) (?:and \w+ )?(?:are |is )?required|(?:ability|able|available|willing|must) to work (?:\w+ ){0,3}(?:nights|evenings|weekends|holidays|shifts)/i,
    shows:
      /(?:night|weekend|evening|rotating) shifts?|available (?:for )?(?:nights|weekends|evenings)/i,
  },
  {
    code: 'lifting',
    asks: /lift(?:ing)? (?:up to |at least )?\d+\s*(?:lbs?|pounds|kg|kilos)/i,
    shows: /lift(?:ing|ed)? (?:up to |at least )?\d+\s*(?:lbs?|pounds|kg|kilos)/i,
  },
] as const

const demand = /\b(?:must|required?|essential|mandatory|need(?:ed)?|necessary|only)\b/i

/** Finds the conditions a posting names, each once. They are shown apart and take part in no score. */
export function readConditions(posting: Posting): Requirement[] {
  return conditions.flatMap(({ code, asks }) => {
    const match = asks.exec(posting.text)
    if (!match) return []
    const span = { start: match.index, end: match.index + match[0].length }
    const at = posting.units.findIndex((each) => each.start <= span.start && each.end >= span.end)
    const unit = posting.units[at]
    // What would only be nice to have turns nobody away, unless its own sentence insists on it.
    const insists = unit && demand.test(posting.text.slice(unit.start, unit.end))
    if (posting.importance[at] === 'nice' && !insists) return []
    return [
      {
        id: `req_condition-${code}`,
        text: match[0],
        quote: quoteSpan(posting.text, span),
        sentence: unit ? { start: unit.start, end: unit.end } : span,
        kind: 'knock-out' as const,
        importance: 'must' as const,
        weight: 0,
        need: { type: 'condition' as const, code, roots: [] },
      },
    ]
  })
}
