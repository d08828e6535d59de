import { type FieldProfile, profileFields } from '../lexicon/field-profile.ts'
import { findTerms, findTitles, type TermHit } from '../lexicon/find/find-terms.ts'
import type { WordedText } from '../lexicon/find/read-words.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { fieldsOfPapers } from '../lexicon/papers/fields-of-papers.ts'
import { foldWord } from '../text/forms/fold-word.ts'
import { wordRoot } from '../text/forms/word-forms.ts'
import { overlaps, type Span } from '../text/span.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { asJob } from './as-job.ts'
import { readHead } from './head/read-head.ts'
import { isOpenToNovices, ofNovices } from './is-open-to-novices.ts'
import type { Job, Requirement } from './job.ts'
import { kinOf } from './kin-of.ts'
import { lineOfWork } from './line-of-work.ts'
import type { Posting } from './posting.ts'
import { profileOfAsked } from './profile-of-asked.ts'
import { readImportance } from './read-importance.ts'
import { askedOnce } from './requirements/asked-once.ts'
import { readConditions } from './requirements/condition-requirements.ts'
import { findReasons } from './requirements/find-reasons.ts'
import { asKnownPapers } from './requirements/papers/as-known-papers.ts'
import { asTypeRatings } from './requirements/papers/as-type-ratings.ts'
import { withExperienceInstead } from './requirements/papers/experience-instead.ts'
import { joinExamples } from './requirements/papers/join-examples.ts'
import { joinPapers } from './requirements/papers/join-papers.ts'
import { readOwnPapers } from './requirements/papers/paper-requirements.ts'
import { withPapersInstead } from './requirements/papers/papers-instead.ts'
import { withEndorsements } from './requirements/papers/with-endorsements.ts'
import { withShut } from './requirements/papers/with-shut.ts'
import { withWrittenWays } from './requirements/papers/with-written-ways.ts'
import { withoutBranches } from './requirements/papers/without-branches.ts'
import { readDegreeRequirement } from './requirements/schooling/degree-requirement.ts'
import { findDegreeSubjects } from './requirements/schooling/degree-subjects.ts'
import { readSchooling } from './requirements/schooling/read-schooling.ts'
import { withoutSubjects } from './requirements/schooling/without-subjects.ts'
import { withOtherLanguages } from './requirements/skills/another-language.ts'
import { joinChoices } from './requirements/skills/join-choices.ts'
import { joinInitials } from './requirements/skills/join-initials.ts'
import { joinNamed } from './requirements/skills/join-named.ts'
import { readSkillRequirements } from './requirements/skills/skill-requirements.ts'
import { withCountries } from './requirements/skills/with-countries.ts'
import { withOtherSetting } from './requirements/skills/with-other-setting.ts'
import { withoutOrphans } from './requirements/skills/without-orphans.ts'
import { readDutyRequirements } from './requirements/tasks/duty-requirements.ts'
import { fieldsOfDeeds, withDeeds } from './requirements/ways/with-deeds.ts'
import { withDoers } from './requirements/ways/with-doers.ts'
import { withOwnWays } from './requirements/ways/with-own-ways.ts'
import { withAskedDetails } from './requirements/with-asked-details.ts'
import { readFieldRequirement } from './requirements/work/field-requirement.ts'
import { isOfYears } from './requirements/work/is-of-years.ts'
import { readTitleRequirement } from './requirements/work/title-requirement.ts'
import {
  readAskedSectors,
  readSectorRequirements,
  withSectors,
} from './requirements/work/with-sectors.ts'
import { withYearsOfTitle } from './requirements/work/with-years-of-title.ts'
import { readYearsRequirements } from './requirements/work/years-requirement.ts'
import { withoutEmployerTalk } from './sections/employer-talk.ts'
import { readSections } from './sections/read-sections.ts'
import { askedTerms } from './terms/asked-terms.ts'
import { findBodies, findIssuers, isPieceOfBody } from './terms/body-names.ts'
import { findSuperiors } from './terms/find-superiors.ts'
import { withoutForeign } from './terms/foreign-terms.ts'
import { isHalfOfName } from './terms/is-half-of-name.ts'
import { isOfTitle } from './terms/is-of-title.ts'
import { findLanguagesAbroad } from './terms/languages-abroad.ts'
import { findLaws, isPieceOfLaw } from './terms/law-names.ts'
import { findOtherPapers } from './terms/other-papers.ts'
import { findPeopleToLead } from './terms/people-to-lead.ts'
import { readPostingTerms } from './terms/posting-terms.ts'
import { titlesMeant } from './titles-meant.ts'
import { withoutSmallWords } from './without-small-words.ts'

/** What the line of work weighs against years and duties together. */
const lineOfWorkShare = 2

/** Reads a posting: what the job is called, what it asks for and how much, and what is boilerplate. */
export function readJob(lexicon: Lexicon, words: WordWeights, worded: WordedText): Job {
  const { text, tokens } = worded
  const profile = profileFields(lexicon, worded)
  const jobTitles = findTitles(lexicon, worded, profile)
  const named = nameTerms(lexicon, worded, profile)
  const degrees = readSchooling(worded, named)
  const found = named.filter(
    (hit) => !degrees.some((degree) => degree.first < hit.last && hit.first < degree.last),
  )
  const otherPapers = findOtherPapers(text)
  const laws = [...findLaws(text), ...otherPapers]
  const bodies = findBodies(text)
  const issuers = findIssuers(text)
  const terms = withoutForeign(found, { text, tokens, profile, titles: jobTitles }).filter(
    (hit) =>
      !isPieceOfLaw(text, laws, hit) &&
      !isHalfOfName(text, hit) &&
      !isOfTitle(worded, hit, jobTitles) &&
      !otherPapers.some(overlapping(hit)) &&
      (isPaper(hit.entry) || !(isPieceOfBody(bodies, hit) || issuers.some(overlapping(hit)))),
  )
  const sections = readSections(text, tokens)
  const { title, names, company, place } = readHead(text, {
    tokens,
    units: sections,
    titles: jobTitles,
    terms,
    isTradeWord: (word) => words.isKnown(wordRoot(foldWord(word))),
  })
  const units = withoutEmployerTalk(sections, { text, tokens, company, posts: jobTitles })
  const asked = readImportance(text, units, { tokens, terms })
  const isOpen = isOpenToNovices(text)
  const wished = units.filter((_, at) => asked[at]?.isWish)
  const read = {
    text,
    tokens,
    lexicon,
    words: withoutSmallWords(words, tokens),
    fieldsOfPapers: fieldsOfPapers(profile, worded),
    profile: profileOfAsked(profile, { lexicon, worded, wished, sections, title }),
    units,
    importance: isOpen ? asked.map(ofNovices) : asked.map(({ importance }) => importance),
    isWish: asked.map(({ isWish }) => isWish),
    terms,
    jobTitles,
    degrees,
    laws,
    bodies,
    superiors: findSuperiors(text),
    title,
    names,
    isOpenToNovices: isOpen,
  }
  const meant = titlesMeant(read)
  const kin = meant.map((each) => kinOf(text, each))
  const posting = {
    ...read,
    meant,
    kin,
    lineOfWork: lineOfWork(read.profile, { terms, titles: kin }),
  }
  const requirements = withWays(posting, readRequirements(posting), profile)
  return asJob(posting, { requirements, company, place })
}

/** What the word data names in the posting, people to lead, whom only their number tells, and languages by their own names. */
function nameTerms(lexicon: Lexicon, worded: WordedText, profile: FieldProfile): TermHit[] {
  const named = findTerms(lexicon, worded, profile)
  const others = [
    ...findPeopleToLead(lexicon, worded),
    ...findLanguagesAbroad(lexicon, worded.tokens),
  ].filter((hit) => !named.some(overlapping(hit)))
  return others.length > 0 ? [...named, ...others].toSorted((a, b) => a.first - b.first) : named
}

function overlapping(one: Span): (other: Span) => boolean {
  return (other) => overlaps(one, other)
}

/** With how people tell it: in the words of a trade, and in some of the posting's own. */
function withWays(
  posting: Posting,
  requirements: readonly Requirement[],
  profile: FieldProfile,
): readonly Requirement[] {
  const told = withOwnWays(posting, withDeeds(posting, requirements, fieldsOfDeeds(profile)))
  return withShut(posting, withDoers(posting.lexicon, withWrittenWays(posting, told)))
}

function readRequirements(posting: Posting): Requirement[] {
  const conditions = readConditions(posting)
  const papers = readOwnPapers(posting, conditions.spans)
  const subjects = findDegreeSubjects(posting)
  const reasons = findReasons(posting.text, posting.tokens)
  const told = [...conditions.spans, ...papers.spans, ...posting.superiors, ...reasons]
  const sectors = readAskedSectors(posting).filter((choice) => !subjects.some(overlapping(choice)))
  const named = [
    ...readDegreeRequirement(posting, subjects),
    ...joinExamples(
      posting,
      joinNamed(
        posting,
        withOtherSetting(
          posting,
          joinChoices(
            posting,
            joinInitials(posting, [
              ...readSkillRequirements({
                ...posting,
                terms: askedTerms(posting, { told, subjects }),
              }),
              ...readPostingTerms(posting, [...told, ...subjects]),
              ...asKnownPapers(posting, papers.requirements),
            ]),
          ),
        ),
      ),
    ),
    ...conditions.requirements,
  ]
  const years = readYearsRequirements(posting)
  const backgrounds = readSectorRequirements(posting, sectors, [...named, ...years])
  const details = withAskedDetails(
    posting,
    withOtherLanguages(
      posting,
      withExperienceInstead(
        posting.text,
        joinPapers(
          posting.text,
          withPapersInstead(
            posting.text,
            withoutOrphans(
              posting,
              withoutSubjects(withEndorsements(posting, asTypeRatings(posting.text, named))),
            ),
          ),
        ),
      ),
    ),
  )
  const terms = withBackgrounds(posting, withoutBranches(posting.text, details), backgrounds)
  const experience = readExperience(posting, { years, terms })
  const asked = terms.filter((each) => !isOfYears(posting.text, each, years))
  // Codes in brackets are merged by now: "First Aid (HLTAID011)" asks once.
  const once = withCountries(asKnownPapers(posting, askedOnce(posting, asked)))
  return withSectors(
    posting,
    withYearsOfTitle([...readTitleRequirement(posting, once), ...experience, ...once]),
    sectors,
  )
}

/** "Hospitality or customer service" is one wish. */
function withBackgrounds(
  posting: Posting,
  terms: readonly Requirement[],
  backgrounds: readonly Requirement[],
) {
  const all = [...terms, ...backgrounds]
  return backgrounds.length > 0 ? joinChoices(posting, all) : all
}

/** Years and duties weigh as much together as the line of work does, where it has to be one's own. */
function readExperience(
  posting: Posting,
  {
    years,
    terms,
  }: { readonly years: readonly Requirement[]; readonly terms: readonly Requirement[] },
): Requirement[] {
  const details = [...years, ...readDutyRequirements(posting, [...years, ...terms])]
  if (posting.isOpenToNovices) return details
  const weight = details.reduce((sum, detail) => sum + detail.weight, 0)
  const field = readFieldRequirement(posting).map((each) => ({
    ...each,
    weight: (weight || 1) * lineOfWorkShare,
  }))
  return [...field, ...details]
}
