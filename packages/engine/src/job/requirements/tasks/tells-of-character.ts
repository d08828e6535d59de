import type { Span } from '../../../text/span.ts'
import { listsTraitsAbroad } from './traits-abroad.ts'

const mostLetters = 60

/** "You're curious, pragmatic and low ego" lists no things to know, and nothing that one does. */
export function tellsOfCharacter(text: string, { start, end }: Span): boolean {
  if (wantsTrait(text.slice(start, Math.min(end, start + mostLettersOfList)))) return true
  if (neverDoes.test(text.slice(start, Math.min(end, start + mostLettersOfList)))) return true
  if (listsTraits(text.slice(start, Math.min(end, start + mostLettersOfList)))) return true
  if (listsTraitsAbroad(text.slice(start, end))) return true
  if (aspires.test(text.slice(start, Math.min(end, start + lettersOfTrait)))) return true
  if (staysCalm.test(text.slice(start, Math.min(end, start + lettersOfTrait)))) return true
  if (end - start <= mostLettersOfList && sayings.test(text.slice(start, end))) return true
  if (end - start > mostLetters || text.charAt(start).toLowerCase() !== 'y') return false
  const said = text.slice(start, end)
  return /^you(?:['’]re| are) (?!an?\b)/i.test(said) && !ofSkill.test(said)
}

/** "Passionate about produce and wanting to progress". */
const aspires =
  /^\W*(?:you(?:['’]re| are) |be )?(?:an? )?(?:(?:truly|really|genuinely) )?(?:passionate|enthusiastic|excited|obsessed|crazy) (?:about|for|by|with)\b|^\W*(?:you )?(?:want|wanting|keen|eager|hungry|ambitious|looking|driven) to (?:learn|progress|grow|develop|succeed|move up)\b/i

/** "Calm when the printer won't stop." */
const staysCalm =
  /^\W*(?:stays? )?(?:calm|cool|unflappable|cheerful|steady|composed) (?:when|under|in|even|while|as)\b/i
const lettersOfTrait = 40

/** "You don't mind getting your hands dirty", "Juggling ten things doesn't scare you". */
const neverDoes =
  /^\W*you (?:don['’]t|do not|never|won['’]t|rarely) (?:miss|mind|drop|panic|shy|lose|forget|cut corners|give up|let|get (?:flustered|rattled|bored)|take yourself|sweat)\b|\b(?:do(?:es)?n['’]t|does not|do not|won['’]t) (?:scare|faze|worry|bother|frighten|daunt|intimidate|rattle|put) (?:you|them)\b/i

/** "We need somebody who is kind and punctual", "You should be quick on your feet": how, and not what. */
function wantsTrait(said: string): boolean {
  const lead = leadsToTrait.exec(said)
  const [, trait = ''] =
    (lead && /^([\w-]+)(?:,| and | & |[.!]|$)/.exec(said.slice(lead[0].length))) ?? []
  return (
    traits.has(trait.toLowerCase()) || (lead !== null && onFeet.test(said.slice(lead[0].length)))
  )
}

const leadsToTrait =
  /^\W*(?:(?:we (?:need|want|seek)|(?:we(?:['’]re| are) )?(?:looking|after)(?: for)?|seeking) (?:some(?:one|body)|an? \w+|people) (?:who(?:['’]s| is| are)|that(?:['’]s| is))|you (?:should|must|will|need to|have to) be|(?:the )?(?:ideal|right|successful) (?:candidate|person|applicant) (?:is|will be|should be)) (?:\w+ly )?/i
const onFeet = /^(?:quick|fast|light|steady|happy) on your feet\b/i

/** "Patient, caring and enthusiastic (E)". */
function listsTraits(said: string): boolean {
  const [first] = /^[a-z-]+/i.exec(said) ?? []
  if (!first || !traits.has(first.toLowerCase())) return false
  const words = said
    .toLowerCase()
    .replace(/[.;\s]*(?:\([a-z]\))?[.;\s]*$/, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/)
  return words.length > 1 && words.every((word) => traits.has(word))
}

const mostLettersOfList = 120
/** "Good at keeping many plates spinning": nobody spins plates. */
const sayings =
  /\b(?:plates spinning|spinning (?:(?:a few|many|several|lots of) )?plates|balls in the air|wear(?:ing|s)? (?:many|several|different|multiple|lots of) hats|roll(?:ing|s)? up (?:your|their) sleeves|extra mile|drop(?:ping)? (?:the|any|a) balls?|hit(?:ting)? the ground running|think(?:ing)? on (?:your|their) feet|join(?:ing)? the dots|thick skin|have your back|own your (?:work|patch)|turns? up (?:when|on time)|say no)\b|^\W*an? (?:genuine |real |deep )?(?:love|passion) (?:of|for)\b|^\W*(?:bags|buckets|loads|lots|oodles|plenty|tons|heaps) of (?:personality|energy|enthusiasm|character|charm|charisma|initiative|drive|patience|common sense|confidence|positivity|passion|fun|humou?r|smiles|heart|oomph)\b/i
const traits: ReadonlySet<string> = new Set(
  `patient caring enthusiastic kind friendly calm reliable honest punctual flexible warm empathetic creative organised organized trustworthy
  compassionate respectful motivated self-motivated hardworking hard-working approachable polite adaptable resilient dedicated passionate proactive
  confident positive sensitive responsible cheerful dependable diplomatic discreet professional energetic committed supportive understanding
  imaginative outgoing tactful conscientious helpful loyal mature sociable nurturing fun`.split(
    /\s+/,
  ),
)

const ofSkill =
  /\b(?:with|in|on|of|to|at|for|as)\b|\b(?:registered|licen[cs]ed|certified|qualified|chartered)\b/i
