import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'

/**
 * What stands alone behind a bullet and is nothing to know: what somebody is like, what they bring along, who
 * they are, when and where they work, in what money. "Spirits" are sold, and "heights" are worked at, so each is one word only.
 */
const noSubjects = wordAmong(
  `
  adaptable aspiration attentive autonomy awareness boldness bravery bubbly charisma cheerful cleanliness competence composure
  concentration consistency conscientious courage courteous courtesy crazy daring decency determination determined discretion
  drive eloquence endurance expressive faith fitness flair fun gravitas grit grounded hardy humble humility humour humor
  independence independent inquisitive kindness likeable loyal loyalty maturity mature memory neat neatness openness
  openmindedness outgoing ownership pace perseverance poise precision presence productivity prompt promptness resourceful
  resourcefulness responsiveness selfless sensitivity serenity sincerity sober spirit spontaneity stamina steadfast stoic
  strength tenacious thoughtful tidiness tidy tolerance tolerant vibrant vigour vigor vitality willpower wit zeal
  appearance eyesight height health hearing weight
  bicycle bike boots broadband car charger desk headset internet laptop motorbike motorcycle passport phone smartphone
  transport tablet van vehicle visa webcam wifi
  adults apprentice apprentices driver drivers graduate graduates parents resident residents retirees student students
  trainee trainees veterans
  afternoons christmas commission hybrid mornings onsite remote relocation remotely seasonal summer temp temporary travel
  urgent winter
  character clinical managerial administrative
  usd eur gbp aud cad nzd sgd hkd myr php inr lkr pkr bdt aed sar qar omr kwd bhd ngn ghs kes ksh kshs ugx tzs zar bwp
  domain industry specialization specialisation
  category citizenship clearance gender nationality openings religion residency vacancies vetting
  `
    .trim()
    .split(/\s+/),
)

/** Whether a single word asks for nothing that a CV could show: "Discretion", "Smartphone", "Mornings". */
export function isNoSubject(own: readonly Token[]): boolean {
  return own.length === 1 && noSubjects.has(own[0])
}
