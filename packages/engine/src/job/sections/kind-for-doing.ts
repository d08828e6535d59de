import type { Span } from '../../text/span.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'

/**
 * "The successful candidate will:" heads tasks where it goes on with what somebody does, and demands where it
 * goes on with what somebody has or is.
 */
export function kindForDoing(text: string, { start, end }: Span): JobSectionKind | undefined {
  if (asksWhatOneDoes.test(text.slice(start, end))) return 'duties'
  if (!leadsToVerb.test(text.slice(Math.max(start, end - lettersOfEnd), end))) return undefined
  const below = text.slice(end, end + lettersBelow).replace(whatOneWillBe, '')
  if (tellsWhatOneHas.test(below)) return 'requirements'
  return goesOnWithVerb.test(below) && !tellsOfPerson.test(below) ? 'duties' : undefined
}

/** "What you'll be getting up to", "What will you be working on?"; what one will be getting or needing is no task. */
const asksWhatOneDoes =
  /^\W*what (?:(?:the|this|your|an?|our) (?:typical |average )?(?:job|role|work|position|post|day|week)(?: (?:here|in|of|with) [^\n]{1,30})? (?:(?:really |actually )?(?:looks? like|involves?|entails?)|will (?:look like|involve))\b|(?:you(?:['’]ll| will)|will you|would you|you(?:['’]d| would)) (?:be )?get(?:ting)? (?:up to|stuck in(?:to)?)|(?:you(?:['’]ll| will)|will you|would you) be (?!getting|need|bring|hav|receiv|earn|enjoy|look|offer|gain|being|paid)\p{L}+ing)\b/iu
const lettersOfEnd = 32
const lettersBelow = 240
/** "Be the school's leading professional, line managing a team" above tasks: in which place one does them. */
const whatOneWillBe = /^\W*be (?:the|our|part of) [^\n]{2,180}\n/i
const leadsToVerb =
  /\b(?:will|you['’]ll|(?:expect|requir|ask|need|call|want|like)(?:ed|s|ing)? (?:you |(?:him|her|them) )?to|(?:has|have) to|responsible for)[ \t]*[:…-]*$/i
/** "Have the chance to …" is given. */
const tellsWhatOneHas =
  /^\W*(?:\p{L}+ly,? )?(?:also |already )?(?:(?:have|hold|possess)\b(?! (?:(?:the|an|a|your|our|full|overall|every|lots of|plenty of) )*(?:chance|opportunit\w+|access|responsib\w+|fun|option|freedom|support|say|budget|team|own|voice|ownership|oversight|control|use)\b)|be (?:proficient|qualified|educated|experienced|fluent|registered|certified|licensed|chartered)\b)/iu
const goesOnWithVerb = /^\W*\p{L}/u
const tellsOfPerson =
  /^\W*(?:\p{L}+ly,? )?(?:also |already )?(?:have|having|be (?!responsible|accountable|in charge|involved)|hold|possess|demonstrate|show|bring|enjoy|know|understand|need|love|thrive|speak|share|come|display|exhibit|feel|want|meet|pass|live|a|an|the|some|good|strong|excellent|proven|prior|previous|experience[ds]?|minimum|at least)\b/iu
