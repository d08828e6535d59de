import type { ConditionCode } from '../job/lexicon/conditions.ts'

/** The words of a CV that show a condition is met. */
export const shownConditions: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'work-permit':
      /(?:authori[sz]ed|eligible|right|permission|entitled) to work|work (?:permit|authori[sz]ation)|citizen|green card|permanent resident/i,
    clearance:
      /(?:security|secret|ts\/sci|public trust|dbs|dv|sc)[ -]cleared|clearance|dbs (?:check|certificate)|enhanced dbs|garda vett|police (?:check|vetting)|working with children check|vulnerable sector check|certificate of (?:good )?conduct/i,
    'driving-licence':
      /(?:driver['’]?s?['’]?|driving|car) licen[cs]e|licen[cs]e class b\b|clean licen[cs]e|full licen[cs]e|own (?:car|vehicle|transport)/i,
    'background-check': /background check|drug (?:test|screen)/i,
    medical:
      /medical (?:certificate|passed|valid|to \d{4})|passed (?:a )?medical|\bimmun(?:e|ity|i[sz]ed)\b|vaccinated/i,
    age: /\bborn\b/i,
    location: /willing to relocate|open to relocation|relocat/i,
    travel: /willing to travel|\d+\s*% travel|open to travel|nights? away|away \d+ nights/i,
    shifts:
      /(?:night|weekend|evening|rotating) shifts?|available (?:for )?(?:nights|weekends|evenings)|shift work/i,
    lifting:
      /(?:lift|carr|handl)(?:y|ing|ed|ied)? (?:up to |at least )?\d+\s*(?:lbs?|pounds|kg|kilos)/i,
  } satisfies Record<ConditionCode, RegExp>),
)
