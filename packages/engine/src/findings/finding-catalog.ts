export type FindingArea = 'phrasing' | 'ats'

interface CatalogEntry {
  readonly area: FindingArea
  /** Points of 100 that the first one takes from its area; further ones take a quarter each, up to as much again. */
  readonly cost: number
  readonly meaning: string
  readonly advice: string
}

/** Everything the rules can find: what it means for the reader, and what to do. */
export const findingCatalog = {
  'no-name': {
    area: 'ats',
    cost: 12,
    meaning: 'No name could be read at the top.',
    advice: 'Put your full name alone on the first line, as text.',
  },
  'no-email': {
    area: 'ats',
    cost: 15,
    meaning: 'No e-mail address could be read.',
    advice:
      'Write your e-mail address out in the body of the page, not only behind an icon or in a header.',
  },
  'no-phone': {
    area: 'ats',
    cost: 8,
    meaning: 'No phone number could be read.',
    advice: 'Add a phone number with its country code.',
  },
  'no-location': {
    area: 'ats',
    cost: 4,
    meaning: 'No place could be read.',
    advice: 'Add your town or region; a street address is not needed.',
  },
  'no-experience-section': {
    area: 'ats',
    cost: 15,
    meaning: 'No section for work experience was recognised.',
    advice: 'Head it “Experience” or “Work experience”.',
  },
  'no-education-section': {
    area: 'ats',
    cost: 6,
    meaning: 'No section for education was recognised.',
    advice: 'Head it “Education”, even where it is one line.',
  },
  'no-skills-section': {
    area: 'ats',
    cost: 5,
    meaning: 'No section for skills was recognised.',
    advice: 'Add a short section headed “Skills” with what the posting asks for and you can do.',
  },
  'role-without-dates': {
    area: 'ats',
    cost: 8,
    meaning: 'A role has no dates that could be read.',
    advice: 'Write month and year for start and end, like “Mar 2021 – Present”.',
  },
  'dates-reversed': {
    area: 'ats',
    cost: 6,
    meaning: 'A role ends before it begins.',
    advice: 'Check the two dates.',
  },
  'date-in-future': {
    area: 'ats',
    cost: 5,
    meaning: 'A role begins in the future.',
    advice: 'Check the year.',
  },
  'mixed-date-formats': {
    area: 'ats',
    cost: 3,
    meaning: 'Dates are written in several ways.',
    advice: 'Choose one way, like “03/2021”, and keep to it.',
  },
  'not-latest-first': {
    area: 'ats',
    cost: 5,
    meaning: 'Roles are not in order, the latest first.',
    advice: 'Put your latest role first; readers and parsers expect it.',
  },
  'gap-between-roles': {
    area: 'ats',
    cost: 2,
    meaning: 'More than a year lies between two roles.',
    advice: 'A line on what you did then (care, study, travel, search) leaves no question open.',
  },
  'bare-links': {
    area: 'ats',
    cost: 2,
    meaning: 'A link is too long to read.',
    advice: 'Shorten it to the address of your profile.',
  },
  'special-characters': {
    area: 'ats',
    cost: 4,
    meaning: 'Some characters are symbols that parsers drop.',
    advice: 'Use plain bullets and words instead of symbols.',
  },
  'many-columns': {
    area: 'ats',
    cost: 6,
    meaning: 'The page is set in columns.',
    advice: 'We could read them; some systems read straight across. One column is safe everywhere.',
  },
  'tables-in-file': {
    area: 'ats',
    cost: 6,
    meaning: 'Tables hold part of the text.',
    advice: 'Use plain lines; some systems mix up the cells.',
  },
  'text-boxes-in-file': {
    area: 'ats',
    cost: 7,
    meaning: 'Text boxes hold part of the text.',
    advice: 'Move it into the body; some systems skip text boxes.',
  },
  'contact-in-margin': {
    area: 'ats',
    cost: 8,
    meaning: 'Contact details stand only in the header or footer.',
    advice: 'Repeat them in the body; many systems skip headers and footers.',
  },
  'small-font': {
    area: 'ats',
    cost: 4,
    meaning: 'Some text is smaller than 9 points.',
    advice: 'Use 10 points or more.',
  },
  'recognised-from-picture': {
    area: 'ats',
    cost: 25,
    meaning: 'The page is a picture; its words were recognised and may be wrong.',
    advice: 'Save the CV as PDF from the program it was written in.',
  },
  'unmapped-characters': {
    area: 'ats',
    cost: 10,
    meaning: 'Some letters of the file cannot be read as text.',
    advice: 'Save it again with a common font.',
  },
  'hidden-text': {
    area: 'ats',
    cost: 20,
    meaning: 'The file holds text that cannot be seen.',
    advice: 'Remove it. It counts for nothing here, and recruiters who find it stop reading.',
  },
  'copied-from-posting': {
    area: 'ats',
    cost: 15,
    meaning:
      'Whole sentences are copied from the posting. They count for nothing, and other claims beside them for less.',
    advice: 'Say in your own words what you did.',
  },
  'keyword-stuffing': {
    area: 'ats',
    cost: 12,
    meaning:
      'A word is repeated far more often than a text needs. More than three times adds nothing.',
    advice: 'Name a skill once in a list and once where you used it.',
  },
  'too-long': {
    area: 'phrasing',
    cost: 8,
    meaning: 'The CV is longer than two pages of text.',
    advice: 'Keep the last ten years in detail and the rest in a line each.',
  },
  'too-short': {
    area: 'phrasing',
    cost: 12,
    meaning: 'The CV is very short.',
    advice: 'Say for each role what you did and what came of it.',
  },
  'few-results': {
    area: 'phrasing',
    cost: 16,
    meaning: 'Few lines say what came of the work.',
    advice: 'Add a number you know to be true: how many, how often, how much, how fast.',
  },
  'weak-opening': {
    area: 'phrasing',
    cost: 8,
    meaning: 'A line opens with words that hide what you did.',
    advice: 'Open with the verb: “Trained”, “Repaired”, “Planned”.',
  },
  'first-person': {
    area: 'phrasing',
    cost: 4,
    meaning: 'Lines use “I” or “my”.',
    advice: 'Leave the pronoun out; the page is about you anyway.',
  },
  'long-bullet': {
    area: 'phrasing',
    cost: 5,
    meaning: 'A line runs over 40 words.',
    advice: 'Split it: one line, one thing done.',
  },
  'short-bullet': {
    area: 'phrasing',
    cost: 3,
    meaning: 'A line is too short to say what was done.',
    advice: 'Add what, for whom, and with what result.',
  },
  'repeated-verb': {
    area: 'phrasing',
    cost: 3,
    meaning: 'Many lines open with the same verb.',
    advice: 'Vary the verbs where the work differed.',
  },
  'filler-words': {
    area: 'phrasing',
    cost: 5,
    meaning: 'Words like “results-driven” say nothing that can be checked.',
    advice: 'Replace them by something you did.',
  },
  'no-bullets': {
    area: 'phrasing',
    cost: 8,
    meaning: 'A role says nothing about what was done.',
    advice: 'Add two to five lines on the work and its results.',
  },
  'present-tense-in-past-role': {
    area: 'phrasing',
    cost: 3,
    meaning: 'A past role is told in the present.',
    advice: 'Use the past tense for roles that have ended.',
  },
} as const satisfies Record<string, CatalogEntry>

export type FindingCode = keyof typeof findingCatalog
