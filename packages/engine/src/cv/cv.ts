import type { Span } from '../text/span.ts'

export type { Span }

/**
 * Words of a CV. `quote` is exactly what stands at `span`; `text` is the same made readable: white space collapsed,
 * letter-spacing and line breaks joined, never another casing and never another word. A range that stands in two
 * labelled lines is the range alone, with a dash.
 */
export interface CvText {
  readonly text: string
  readonly quote: string
  readonly span: Span
}

/** A line as the file reader laid it out; `offset` and `length` point into the text given to `readCv`. */
export interface LayoutLine {
  readonly offset: number
  readonly length: number
  readonly page: number
  readonly x: number
  readonly y: number
  readonly fontSize: number
  readonly bold: boolean
  /** What the file itself says the line is, where it says so. */
  readonly kind?: 'heading' | 'bullet' | 'text'
  /** Whether the next line's first word had no room behind it, where the page tells. */
  readonly isFull?: boolean
}

/** A month, or a whole year where the CV names no month. `month` counts from 1. */
export interface CvMonth {
  readonly year: number
  readonly month?: number
}

/** `href` is the address ready to be opened: a scheme is added where the CV leaves it out. */
export interface CvLink extends CvText {
  readonly href: string
}

export interface CvHeader {
  readonly name: CvText | null
  readonly headline?: CvText
  readonly email: CvText | null
  readonly phone: CvText | null
  readonly location: CvText | null
  readonly links: readonly CvLink[]
}

/** `span` reaches from the first line of the role's head to the last line of its body. A single date stands in `to`. */
export interface CvRole {
  readonly title: CvText | null
  readonly company: CvText | null
  readonly location?: CvText
  readonly dates: CvText | null
  readonly from: CvMonth | null
  readonly to: CvMonth | 'present' | null
  readonly bullets: readonly CvText[]
  readonly span: Span
}

export interface CvSchool {
  readonly degree: CvText | null
  readonly field?: CvText
  readonly institution: CvText | null
  readonly dates: CvText | null
  readonly from: CvMonth | null
  readonly to: CvMonth | 'present' | null
  readonly details: readonly CvText[]
  readonly span: Span
}

/** `group` is the label the CV puts before a list of skills: "Tools" in "Tools: Excel, SAP". */
export interface CvSkill extends CvText {
  readonly group?: string
  /** Which of the CV's lists it stands in, from 0: a line of several, or lines of one each. */
  readonly list: number
}

export type CvSectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'volunteering'
  | 'publications'
  | 'awards'
  | 'memberships'
  | 'interests'
  | 'references'
  | 'other'

/** `heading` is null for the lines above the first heading. `body` may be empty. */
export interface CvSection {
  readonly kind: CvSectionKind
  readonly heading: CvText | null
  readonly body: Span
}

/** A section read as it stands, item by item: publications, awards, memberships, interests, references, other. */
export interface CvOtherSection {
  readonly kind: CvSectionKind
  readonly heading: CvText | null
  readonly items: readonly CvText[]
}

export type CvDoubtCode =
  | 'no-text'
  | 'no-name'
  | 'no-contact'
  | 'no-sections'
  | 'no-experience'
  | 'no-dated-role'
  | 'role-without-title'
  | 'role-without-company'
  | 'role-without-dates'
  | 'dates-reversed'
  | 'no-education'
  | 'no-skills'
  | 'lines-run-together'
  | 'much-unplaced'

/** Why the reading is less certain. `cost` is what it takes from a confidence of 1. */
export interface CvDoubt {
  readonly code: CvDoubtCode
  readonly count: number
  readonly cost: number
}

/** What `readCv` understood. Whatever letters it could not place are in `unplaced`, so nothing is lost. */
export interface Cv {
  readonly header: CvHeader
  readonly summary: CvText | null
  /** The paragraphs and bullets of the summary. */
  readonly summaryItems: readonly CvText[]
  readonly experience: readonly CvRole[]
  readonly education: readonly CvSchool[]
  readonly skills: readonly CvSkill[]
  readonly certifications: readonly CvText[]
  readonly languages: readonly CvText[]
  readonly projects: readonly CvText[]
  readonly volunteering: readonly CvText[]
  readonly others: readonly CvOtherSection[]
  readonly unplaced: readonly CvText[]
  /** What tells nothing of the person's work, such as footers of pages, consents and referees; it may stand elsewhere as well. */
  readonly beside: readonly CvText[]
  readonly sections: readonly CvSection[]
  readonly confidence: number
  readonly doubts: readonly CvDoubt[]
}
