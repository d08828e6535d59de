import { WordTrait } from '../../text/forms/word-trait.ts'

/**
 * Words by which a posting talks, and tells nothing of the work, though a name of the word data may hold one:
 * "lower" of "we'd like it lower" is no lower limb.
 */
const words: ReadonlySet<string> = new Set(
  `eleven twelve thirteen fourteen fifteen twenty thirty forty fifty sixty hundred youll youve youd youre theyre weve wed were isnt arent
  wasnt dont doesnt didnt cant couldnt wont wouldnt shouldnt thats theres hes shes whos whats lets im ive nobody somebody anybody everybody
  wherever whenever otherwise nice handy keen tidy pleasant lovely decent amazing wonderful brilliant fantastic awesome odd lost lose losing
  lower higher older younger old slow straight serious seriously far near nearby mostly plenty fine brother sister daughter son friend
  friends friendly tomorrow tonight immediately yrs yr min max mins hrs approx ask asks asking hope hoping hungry dear thank thanks fill
  tale repeated repeatedly comfortable happy proud sad glad worry hate lucky funny pretty tall huge tiny lots dozen dozens couple worse
  worst happen happens acting retiring successor wanted wondering bother bored boring chat hiya hello hey cheers minute minutes picture
  imagine imagined wish wishes ups downs`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

export const smallTalk = new WordTrait(({ word }) => words.has(word))
