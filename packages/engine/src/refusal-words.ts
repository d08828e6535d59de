import type { RefusalReason } from './refuse.ts'

/** What each refusal tells the person: what is wrong, and what to do. */
export const refusalWords = {
  'job-empty': 'The job description is empty. Paste the text of the posting.',
  'job-link-only': 'This is only a link. Open it, copy the text of the posting and paste it here.',
  'job-too-long':
    'The job description is longer than 50,000 characters. Paste only the posting itself.',
  'job-without-requirements':
    'We found nothing in this text that a job could ask for. Paste the part of the posting that lists duties and requirements.',
  'cv-empty':
    'The CV holds no text. If it is a scan, save it as PDF from the program it was written in, or paste the text.',
  'cv-too-short':
    'The CV holds too few words to say anything fair about it. Check that all of it is there.',
  'cv-too-long': 'The CV is longer than 100,000 characters. Upload only the CV itself.',
  'cv-is-filler':
    'Most of this CV is filler text (“lorem ipsum”). Put your own words in its place first.',
  'cv-is-a-posting':
    'This text in the place of the CV reads like a job posting. Choose your own CV there.',
  'cv-is-the-posting':
    'This CV is mostly the posting itself. Upload your own CV, in your own words.',
  'posting-is-the-cv':
    'This job description holds the CV itself. Paste only the text of the posting there.',
} as const satisfies Record<RefusalReason, string>
