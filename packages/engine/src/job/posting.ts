import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { TermHit, TitleHit } from '../lexicon/find/find-terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import type { WordWeights } from '../words/word-weight.ts'
import type { Importance, KnownTitle } from './job.ts'
import type { AskedSchooling } from './requirements/schooling/find-programmes.ts'
import type { JobUnit } from './sections/read-sections.ts'
import type { TitleMeant } from './titles-meant.ts'

/** What is known of a posting before its requirements are read. */
export interface Posting {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly words: WordWeights
  readonly profile: FieldProfile
  /** Whose papers it may ask for. */
  readonly fieldsOfPapers: readonly string[]
  readonly units: readonly JobUnit[]
  /** Of each unit, how much it asks; `null` where it asks for nothing. */
  readonly importance: readonly (Importance | null)[]
  /** Of each unit, whether the posting says that it only wishes for it. */
  readonly isWish: readonly boolean[]
  readonly terms: readonly TermHit[]
  readonly jobTitles: readonly TitleHit[]
  readonly degrees: readonly AskedSchooling[]
  /** "The Human Tissue Act". */
  readonly laws: readonly Span[]
  /** "The College of Nurses and Midwives". */
  readonly bodies: readonly Span[]
  /** "Reporting to the Manager, Diagnostic Imaging". */
  readonly superiors: readonly Span[]
  /** The job's title. */
  readonly title: Span | null
  /** What the word data calls the job. */
  readonly meant: readonly TitleMeant[]
  /** The same, with the titles under which people do such work. */
  readonly kin: readonly KnownTitle[]
  /** The trades that the job is of, the office beside one in which its title sits at a desk. */
  readonly lineOfWork: FieldProfile
  /** Whether nobody needs to have done the work before. */
  readonly isOpenToNovices: boolean
  /** What only names the employer, the place, or terms of the job. */
  readonly names: readonly Span[]
}
