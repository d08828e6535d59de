import { fileFindingCosts } from './file-finding-costs.ts'
import { type FindingCode, type FindingCost, findingCosts } from './finding-costs.ts'

interface CatalogEntry extends FindingCost {
  readonly meaning: string
  readonly advice: string
}

/** Everything the rules can find: what it means for the reader, and what to do. */
export const findingCatalog = {
  'no-name': {
    ...findingCosts['no-name'],
    meaning: 'No name could be read at the top.',
    advice: 'Put your full name alone on the first line, as text.',
  },
  'no-email': {
    ...findingCosts['no-email'],
    meaning: 'No e-mail address could be read.',
    advice:
      'Write your e-mail address out in the body of the page, not only behind an icon or in a header.',
  },
  'no-phone': {
    ...findingCosts['no-phone'],
    meaning: 'No phone number could be read.',
    advice: 'Add a phone number with its country code.',
  },
  'no-location': {
    ...findingCosts['no-location'],
    meaning: 'No place could be read.',
    advice: 'Add your town or region; a street address is not needed.',
  },
  'no-experience-section': {
    ...findingCosts['no-experience-section'],
    meaning: 'No section for work experience was recognised.',
    advice: 'Head it “Experience” or “Work experience”.',
  },
  'no-education-section': {
    ...findingCosts['no-education-section'],
    meaning: 'No section for education was recognised.',
    advice: 'Head it “Education”, even where it is one line.',
  },
  'no-skills-section': {
    ...findingCosts['no-skills-section'],
    meaning: 'No section for skills was recognised.',
    advice: 'Add a short section headed “Skills” with what the posting asks for and you can do.',
  },
  'role-without-dates': {
    ...findingCosts['role-without-dates'],
    meaning: 'A role has no dates that could be read.',
    advice: 'Write month and year for start and end, like “Mar 2021 – Present”.',
  },
  'dates-reversed': {
    ...findingCosts['dates-reversed'],
    meaning: 'A role ends before it begins.',
    advice: 'Check the two dates.',
  },
  'date-in-future': {
    ...findingCosts['date-in-future'],
    meaning: 'A role begins in the future.',
    advice: 'Check the year.',
  },
  'mixed-date-formats': {
    ...findingCosts['mixed-date-formats'],
    meaning: 'Dates are written in several ways.',
    advice: 'Choose one way, like “03/2021”, and keep to it.',
  },
  'not-latest-first': {
    ...findingCosts['not-latest-first'],
    meaning: 'Roles are not in order, the latest first.',
    advice: 'Put your latest role first; readers and parsers expect it.',
  },
  'gap-between-roles': {
    ...findingCosts['gap-between-roles'],
    meaning: 'More than a year lies between two roles.',
    advice: 'A line on what you did then (care, study, travel, search) leaves no question open.',
  },
  'bare-links': {
    ...findingCosts['bare-links'],
    meaning: 'A link is too long to read.',
    advice: 'Shorten it to the address of your profile.',
  },
  'special-characters': {
    ...findingCosts['special-characters'],
    meaning: 'Some characters are symbols that parsers drop.',
    advice: 'Use plain bullets and words instead of symbols.',
  },
  'many-columns': {
    ...fileFindingCosts['many-columns'],
    meaning: 'The page is set in columns.',
    advice: 'We could read them; some systems read straight across. One column is safe everywhere.',
  },
  'tables-in-file': {
    ...fileFindingCosts['tables-in-file'],
    meaning: 'Tables hold part of the text.',
    advice: 'Use plain lines; some systems mix up the cells.',
  },
  'text-boxes-in-file': {
    ...fileFindingCosts['text-boxes-in-file'],
    meaning: 'Text boxes hold part of the text.',
    advice: 'Move it into the body; some systems skip text boxes.',
  },
  'contact-in-margin': {
    ...fileFindingCosts['contact-in-margin'],
    meaning: 'Contact details stand only in the header or footer.',
    advice: 'Repeat them in the body; many systems skip headers and footers.',
  },
  'small-font': {
    ...fileFindingCosts['small-font'],
    meaning: 'Some text is smaller than 9 points.',
    advice: 'Use 10 points or more.',
  },
  'recognised-from-picture': {
    ...fileFindingCosts['recognised-from-picture'],
    meaning: 'The page is a picture; its words were recognised and may be wrong.',
    advice: 'Save the CV as PDF from the program it was written in.',
  },
  'unmapped-characters': {
    ...fileFindingCosts['unmapped-characters'],
    meaning: 'Some letters of the file cannot be read as text.',
    advice: 'Save it again with a common font.',
  },
  'hidden-text': {
    ...fileFindingCosts['hidden-text'],
    meaning: 'The file holds text that cannot be seen.',
    advice: 'Remove it. It counts for nothing here, and recruiters who find it stop reading.',
  },
  'copied-from-posting': {
    ...findingCosts['copied-from-posting'],
    meaning:
      'Whole sentences are copied from the posting. They count for nothing, and other claims beside them for less.',
    advice: 'Say in your own words what you did.',
  },
  'keyword-stuffing': {
    ...findingCosts['keyword-stuffing'],
    meaning:
      'A word is repeated far more often than a text needs. More than three times adds nothing.',
    advice: 'Name a skill once in a list and once where you used it.',
  },
  'too-long': {
    ...findingCosts['too-long'],
    meaning: 'The CV is longer than two pages of text.',
    advice: 'Keep the last ten years in detail and the rest in a line each.',
  },
  'too-short': {
    ...findingCosts['too-short'],
    meaning: 'The CV is very short.',
    advice: 'Say for each role what you did and what came of it.',
  },
  'few-results': {
    ...findingCosts['few-results'],
    meaning: 'Few lines say what came of the work.',
    advice: 'Add a number you know to be true: how many, how often, how much, how fast.',
  },
  'weak-opening': {
    ...findingCosts['weak-opening'],
    meaning: 'A line opens with words that hide what you did.',
    advice: 'Open with the verb: “Trained”, “Repaired”, “Planned”.',
  },
  'first-person': {
    ...findingCosts['first-person'],
    meaning: 'Lines use “I” or “my”.',
    advice: 'Leave the pronoun out; the page is about you anyway.',
  },
  'long-bullet': {
    ...findingCosts['long-bullet'],
    meaning: 'A line runs over 40 words.',
    advice: 'Split it: one line, one thing done.',
  },
  'short-bullet': {
    ...findingCosts['short-bullet'],
    meaning: 'A line is too short to say what was done.',
    advice: 'Add what, for whom, and with what result.',
  },
  'repeated-verb': {
    ...findingCosts['repeated-verb'],
    meaning: 'Many lines open with the same verb.',
    advice: 'Vary the verbs where the work differed.',
  },
  'filler-words': {
    ...findingCosts['filler-words'],
    meaning: 'Words like “results-driven” say nothing that can be checked.',
    advice: 'Replace them by something you did.',
  },
  'no-bullets': {
    ...findingCosts['no-bullets'],
    meaning: 'A role says nothing about what was done.',
    advice: 'Add two to five lines on the work and its results.',
  },
  'present-tense-in-past-role': {
    ...findingCosts['present-tense-in-past-role'],
    meaning: 'A past role is told in the present.',
    advice: 'Use the past tense for roles that have ended.',
  },
} as const satisfies Record<FindingCode, CatalogEntry>
