import { WordTrait } from '../../text/forms/word-trait.ts'

const nouns =
  'tickets?|cards?|passports?|certificat(?:es?|ions?)|licen[cs]es?|registration|accreditation|endorsement|attestation|smartcard|skillcard'

/** Nouns that name a paper, whatever it is for: "EWP ticket", "Site Safe passport", "registration with the board". */
export const paperNouns = new RegExp(String.raw`\b(?:${nouns})\b`, 'iy')

const endsLikePaper = new RegExp(`(?:${nouns})$`)
/** The words that end like one of them. */
export const paperEnds = new WordTrait(({ word }) => endsLikePaper.test(word))

/** What goes by the same nouns and is no paper that one holds. */
export const otherThings: ReadonlySet<string> = new Set(
  `credit debit gift business sim sd video graphics sound loyalty report score rate greeting season support help jira parking lottery bus train
  plane event vehicle patient online user guest delegate student course ssl tls digital birth death marriage open software site premises sponsor sponsorship
  alcohol liquor product state voter domain trade flash memory time punch key fuel payment bank travel index case food trouble service
  incident product company car fishing cargo customs repair
  job jobs task route tally batch swipe recipe prep menu medication drug wage clock price tariff sample shade playing tarot contact comment
  raffle theatre theater cinema concert match fault raised calibration test share stock interim vat land asset visitor supplier tenant pupil 97 1997`.split(
    /\s+/,
  ),
)

/** Words before a paper that say that one has it, and name no part of it. */
export const holding: ReadonlySet<string> = new Set(
  `a an the valid current full uk us eu irish own hold holds holding held have has having in date up to active clean recognised recognized appropriate
  relevant any some skills experience knowledge education training & required mandatory necessary existing formal statutory annual continuous ongoing live with of must need needs your or and plus possess possession obtain
  good other additional professional various similar equivalent comparable completed finished complete`.split(
    /\s+/,
  ),
)
