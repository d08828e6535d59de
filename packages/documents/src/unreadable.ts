import type { UnreadableFile, UnreadableReason } from './document.ts'

/** Ends a reading from any depth; only `readDocument` and the pool catch it. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}

/** The result for a file that cannot be read, with its sentence and a way on. */
export function unreadable(reason: UnreadableReason): UnreadableFile {
  return { status: 'unreadable', reason, ...explanations[reason] }
}

const explanations = {
  empty: {
    message: 'There is no text in this file.',
    advice: 'Check that it is the right file, or paste the text of your CV.',
  },
  image_only: {
    message: 'The pages of this file are pictures, and no text could be read from them.',
    advice: 'Export your CV as a PDF from the program you wrote it in, or paste the text.',
  },
  password: {
    message: 'This file is protected by a password.',
    advice: 'Save a copy without the password, or paste the text of your CV.',
  },
  damaged: {
    message: 'This file is damaged and cannot be opened.',
    advice: 'Save it once more from the program you wrote it in, or paste the text.',
  },
  not_as_named: {
    message: 'The content of this file is not what its name says.',
    advice: 'Open it in the program you wrote it in and save it as PDF or DOCX.',
  },
  picture: {
    message: 'This file is a picture, whatever its name says.',
    advice: 'Export your CV as a PDF from the program you wrote it in, or paste the text.',
  },
  too_large: {
    message: 'This file is larger than a CV needs to be.',
    advice: 'Save it as PDF from Word without large pictures, or paste the text.',
  },
  too_many_pages: {
    message: 'This file has more pages than a CV needs.',
    advice: 'Upload only the pages of your CV, or paste the text.',
  },
  took_too_long: {
    message: 'Reading this file took too long, so it was stopped.',
    advice: 'Save it as PDF from Word, or paste the text.',
  },
  broke_off: {
    message: 'Reading this file broke off on our side, and the file is not to blame.',
    advice: 'Please try again.',
  },
  unsupported: {
    message: 'This kind of file cannot be read.',
    advice: 'Save it as PDF or DOCX from the program you wrote it in, or paste the text.',
  },
  macro_enabled: {
    message: 'This Word file carries macros, which a CV does not need.',
    advice: 'Save it as a plain Word document (.docx) or as PDF.',
  },
} as const satisfies Record<UnreadableReason, { message: string; advice: string }>
