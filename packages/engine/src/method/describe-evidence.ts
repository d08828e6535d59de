import { backingRules } from '../candidate/units/back-claims.ts'
import { recencyRules } from '../candidate/units/read-units.ts'
import { shutByKind } from '../job/requirements/papers/with-shut.ts'
import {
  besideWork,
  howCredit,
  presence,
  presenceRules,
  strengthCredit,
  wordsOfLine,
} from '../match/credit-rules.ts'
import { mostOfStretch, phrasesOfCopy, phraseWords } from '../match/find-copied.ts'
import { metFrom } from '../match/match-row.ts'
import { statedCredit } from '../match/match-years.ts'
import { standingCredit } from '../match/papers/read-standing.ts'
import { closeness } from '../match/titles/kinship.ts'
import { below, over } from '../match/titles/title-level.ts'
import {
  besideOtherWork,
  farWorkCredit,
  kindredCredit,
  learningCredit,
  otherWorkCredit,
  sameTitleCredit,
  toolBesideOtherWork,
} from '../match/weigh-roles.ts'
import { list, percent, section, table } from './in-markdown.ts'

/** What a line of the CV earns for something that the posting asks for. */
export function describeEvidence(): string {
  const { halfForSkill, halfForWord, mostPlaces, mostListed, wordElsewhere } = presenceRules
  const each = (places: number, half: number) => percent(presence(places, half, 1))
  const { fullForYears, lossPerYear, least } = recencyRules
  return section(
    'What evidence earns',
    'Evidence is always a piece of the CV, quoted. The best piece counts:',
    table(
      ['evidence', 'share of the points'],
      [
        ['the skill is described with a result', percent(strengthCredit.result)],
        ['the skill is described', percent(strengthCredit.described)],
        ['the skill is listed', percent(strengthCredit.listed)],
        ['described, but outside of the work told', `× ${besideWork}`],
        ['another skill that is proof of it', `× ${howCredit.implied}`],
        ['another skill that is near it', `× ${howCredit.related}`],
        ['a line that tells it in words of its own', `× ${howCredit.told}`],
      ],
    ),
    `A requirement is called met from ${percent(metFrom)} of its points on. In how many lines something shows counts, too:`,
    list([
      `In a CV of the usual length one line gives ${each(1, halfForSkill)} of a skill’s points and ${each(1, halfForWord)} of a word’s, ${mostPlaces} lines give ${each(mostPlaces, halfForSkill)} and ${each(mostPlaces, halfForWord)}; less in a CV that speaks much of other things, more in one that does not.`,
      `More than ${mostPlaces} lines add nothing, lists count ${mostListed} times at most, and the same line again adds nothing.`,
      `A line of more than ${wordsOfLine.described} words, or ${wordsOfLine.result} where it says what came of the work, counts in part for each thing it names: half with twice as many.`,
      `A word of the posting counts in full where the CV tells of work, and ${percent(wordElsewhere)} of that in lists and summaries, which everybody can write it into.`,
      'A line that shows anything the posting asks for never counts as one about other things.',
      `Work that ended more than ${fullForYears} years before the latest fades by ${percent(lossPerYear)} a year, down to ${percent(least)}. It is counted from the end of your latest role, so time out of work since then costs nothing.`,
    ]),
  )
}

/** What a role's title gives, and what its years. */
export function describeTitlesAndYears(): string {
  return section(
    'Titles and years',
    'The role that is nearest to the job counts for the title:',
    table(
      ['what the CV holds', 'share of the points'],
      [
        ['a role under the job’s own title', percent(closeness.sameTitle)],
        ['a role under a title of the same family', percent(closeness.sameFamily)],
        ['under a title of near work', percent(closeness.nearWork)],
        ['under a title of a near family', percent(closeness.nearFamily)],
        ['under another title of the field', percent(closeness.sameField)],
        ['its level is one, two or three below', below.slice(1).map(times).join(', ')],
        ['its level is one, two or three above', over.slice(1).map(times).join(', ')],
        ['a title that stands below the name only', times(closeness.headline)],
        ['a title that is mentioned elsewhere only', times(closeness.mentioned)],
      ],
    ),
    'A title of the family or of near work gives all of that only with the words that make this job what it is (“Java”, “ICU”), and less where its words name another subject. Words that a title shares with the job’s count for half where the whole of it is the name of another trade: a “veterinary nurse” for a nurse. Where the work told is of the job’s field and no role goes by a title of another field, a title counts as one of the field, even if no list of ours holds it.',
    'Years count by what the role was, up to the years that are asked for:',
    table(
      ['a year in a role', 'counts'],
      [
        ['whose lines show what is asked for', percent(1)],
        ['whose lines show it, under another trade’s title', percent(besideOtherWork)],
        ['the same, where it is a tool', percent(toolBesideOtherWork)],
        ['under the job’s title, though its lines do not', percent(sameTitleCredit)],
        [
          'under a title of the family, or that tells of the same trade, though its lines do not',
          percent(kindredCredit),
        ],
        ['in other work that is not far from it', percent(otherWorkCredit)],
        ['in work that shares nothing with it', percent(farWorkCredit)],
        ['as an apprentice, a trainee or a labourer of the trade', times(learningCredit)],
        ['that is stated without dates', percent(statedCredit)],
      ],
    ),
    'Where a posting asks for years and names nothing they should show, a year under a title of the family counts in full.',
  )
}

const conditionNames: Readonly<Record<string, string>> = {
  education: 'degree or other education',
  language: 'language that the job’s title names',
}

/** What a licence or degree does that the posting insists on. */
export function describePapers(): string {
  return section(
    'Papers the posting insists on',
    'A licence, certificate or degree that the posting insists on is a condition. While the CV does not show it, it keeps a part of all points shut; its own line of the receipt says how many.',
    table(
      ['a condition that is not shown', 'keeps shut'],
      Object.entries(shutByKind).map(([name, share]) => [
        conditionNames[name] ?? name,
        `${percent(share)} of the points`,
      ]),
    ),
    list([
      'Where a sentence offers several, one will do.',
      'What the employer arranges, like a background check, and a card that anyone gets within days keep nothing shut.',
      'A security clearance that has to be there on applying is a licence.',
      'A paper counts alike in a list and in a sentence.',
      'Who works under the job’s title and is “on the register” is taken for registered; a driving licence is read by its letters.',
    ]),
    'One that is applied for or studied for counts in part, unless the posting welcomes people on the way; so does one of a lower level, of another branch or trade, or one that has lapsed:',
    table(
      ['the paper is', 'share of its credit'],
      Object.entries(standingCredit).map(([name, share]) => [
        name === 'underway' ? 'on its way' : name,
        percent(share),
      ]),
    ),
  )
}

/** What gains little, so that the score cannot be talked up. */
export function describeLess(): string {
  const { leastBacking, lostToCopies, besideWork: helped } = backingRules
  return section(
    'What counts for less, and for nothing',
    'For nothing:',
    list([
      'Names, addresses, schools and employers.',
      '“No experience with X” and “would like to learn X”: they are no X.',
      `Words copied from the posting in a run of twelve or more, and every phrase of ${phraseWords} of its words where a CV holds ${phrasesOfCopy} of them or more, of one run ${mostOfStretch} at most.`,
    ]),
    'For less:',
    list([
      `What a CV that copies so says outside of its roles and projects: the less, the more was copied, down to nothing from ${percent(1 / lostToCopies)}.`,
      `Lists and summaries claim, lines on work show: where a CV hardly tells of any work, what it only lists counts down to ${percent(leastBacking)}.`,
      `A line that says its work was done under supervision, only watched, at home or only learnt so far counts ${percent(helped)}.`,
      'A language, the further its level is below the one asked for.',
    ]),
  )
}

function times(share: number): string {
  return `× ${share}`
}
