import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { WrittenWays } from '../lexicon/papers/ways-to-write.ts'
import type { AskedPaper } from '../papers/asked-paper.ts'
import type { Quote, Span } from '../text/span.ts'
import type { RootSet } from '../text/tables/root-set.ts'

export type RequirementKind =
  | 'skill'
  | 'tool'
  | 'licence'
  | 'certification'
  | 'language'
  | 'soft skill'
  | 'knowledge'
  | 'experience'
  | 'duty'
  | 'title'
  | 'education'
  | 'knock-out'

export type Importance = 'must' | 'preferred' | 'nice'

/** One thing a posting asks for. */
export interface Requirement {
  readonly id: string
  /** What is asked for, in the posting's own words. */
  readonly text: string
  /** The words that ask for it. */
  readonly quote: Quote
  /** The sentence they stand in. */
  readonly sentence: Span
  readonly kind: RequirementKind
  readonly importance: Importance
  /** Its weight against other requirements of its part of the score. */
  readonly weight: number
  readonly need: Need
  /** What it says of a paper beside its name: a level, a branch, that learners may come. */
  readonly paper?: AskedPaper
  /** How holders of it write it, beside its names. */
  readonly written?: WrittenWays
  /** Categories of driving licence. */
  readonly categories?: readonly string[]
  /** How well a language is asked for, by the rank of its level. */
  readonly fluency?: number
  /** "Basic Excel": who knows a little of it knows enough. */
  readonly isBasic?: true
  /** What it asks people to have done, where word data tells in which words people tell that. */
  readonly deeds?: readonly AskedDeed[]
  /** How roles are titled whose holders do it: in small letters, no word in the plural. */
  readonly doers?: readonly string[]
  /** Of a paper that the posting insists on, the share of all points that it keeps shut while it is not shown. */
  readonly shuts?: number
}

/** Something to do or to handle, as a requirement names it and as people tell it. */
export interface AskedDeed {
  /** The words of the requirement that ask for it. */
  readonly roots: readonly string[]
  /** Sets of roots, parted by blanks: a line with all of one tells the deed. An abbreviation bears a mark. */
  readonly ways: readonly string[]
}

/** What has to be found in a CV for a requirement to be met. */
type Need =
  | ({ readonly type: 'terms'; readonly anyOf: readonly string[] } & OrWords)
  | ({
      readonly type: 'words'
      readonly roots: readonly string[]
      /** Of a "registration as a weaver" the trade alone is no registration; nor is a part of a name the thing. */
      readonly needsAllWords?: true
      /** Whom a task is done with or for, and how many, among them: "supervise 4 physiotherapists". */
      readonly people?: readonly string[]
    } & OrWords)
  | { readonly type: 'field' }
  | {
      readonly type: 'years'
      readonly years: number
      readonly terms: readonly string[]
      /** What the years should have been held as: "two years as a chef de partie". */
      readonly titles?: readonly KnownTitle[]
      /** "Post-qualification": years on the way to a trade are none of it. */
      readonly isQualified?: true
      /** The job's title names it, so that another title of the trade does not show it. */
      readonly isInTitle?: true
      /**
       * Years of leading people, which the job's title does not show, of the trade under whatever title: "overall IT
       * experience", or of nothing but the titles: "as a strata manager".
       */
      readonly of?: 'leading' | 'trade' | 'title'
    }
  | {
      readonly type: 'degree'
      readonly level: number
      /** Of a trade's paper, its own level: 3 of "NVQ Level 3". */
      readonly grade?: { readonly scale: 'level'; readonly step: number }
      /** "Or working towards": who is on the way to it is welcome, too. */
      readonly isOpenToLearners?: true
      readonly orExperience: boolean
      /** Papers of the word data that will do instead: "Care Certificate or NVQ". */
      readonly orPapers?: readonly string[]
      /** Papers that the posting alone names, by roots: "Degree or APM PMQ". */
      readonly orWords?: readonly (readonly string[])[]
      /** Any will do, each by the words that name it; none where any degree will do. */
      readonly subjects: readonly (readonly string[])[]
    }
  | ({
      readonly type: 'title'
      /** Other titles that will do: "Sous Chef or strong Junior Sous". */
      readonly others?: readonly NamedTitle[]
      /** Titles under which people do kindred work, where CVs call them what the word data does not. */
      readonly kin?: readonly KinTitle[]
      /** Of a post in which the work is learnt: who has studied this has come nearly as far as its title says. */
      readonly learntBy?: LearntBy
    } & NamedTitle)
  | {
      readonly type: 'condition'
      /** How a CV writes that it is met, as a pattern; '' where no CV does. */
      readonly shown: string
      /** Where one has to live. */
      readonly place?: string
    }

/** A title of the word data with what is akin to it. */
export interface KnownTitle {
  readonly name: string
  readonly family: string
  readonly field: string
  /** Titles of its family that belong to trades learnt apart. */
  readonly apart: readonly string[]
  /** Families between which and its own people move. */
  readonly near: readonly string[]
  /** Titles of other families, or of trades learnt apart, under which people do nearly the same work. */
  readonly nearWork: readonly string[]
  /** The words of the posting that name it. */
  readonly namedBy: string
  /** What else a role may be called that does its work, by roots: cut short, by initials, in other languages; behind "=" what is a whole title. */
  readonly otherNames: readonly string[]
}

/** A title that is akin to a job's, by its other names. */
export type KinTitle = Pick<KnownTitle, 'name' | 'family' | 'field' | 'otherNames'>

export interface LearntBy {
  readonly level: number
  readonly subjects: readonly (readonly string[])[]
}

/** A title that a posting asks for, with what each of its words tells of the work. */
export interface NamedTitle {
  readonly name: string
  /** The words of its name, in their order, by root. */
  readonly inName: readonly string[]
  /** Those that tell something, and how much. */
  readonly weights: readonly (readonly [root: string, weight: number])[]
  /** What those that name the work tell together. */
  readonly total: number
  /** The word that says what one is: "hygienist" of "dental hygienist". */
  readonly noun: string
  readonly skills: readonly TitleSkill[]
}

/** A skill that a title names, with the words that name it there, by root. */
export interface TitleSkill {
  readonly name: string
  readonly roots: readonly string[]
}

/** Of a choice, what no word data knows, by roots: "GeoGebra, Desmos or similar". */
interface OrWords {
  readonly orWords?: readonly (readonly string[])[]
}

/** A posting as the engine understands it. */
export interface Job {
  readonly text: string
  readonly title: string | null
  readonly titleSpan: Span | null
  /** Titles of the word data that the job's title names, by name. */
  readonly titles: readonly KnownTitle[]
  /** Whose job it is, and where, as far as the posting's head says. */
  readonly company: string | null
  readonly place: string | null
  readonly summary: string
  readonly seniority: Seniority
  readonly tags: readonly string[]
  readonly profile: FieldProfile
  readonly requirements: readonly Requirement[]
  /** Of each skill that is asked for by name, those near it, by name. */
  readonly near: Readonly<Record<string, readonly string[]>>
  readonly keywords: readonly Keyword[]
  /** Roots of all words of the posting. */
  readonly roots: RootSet
  readonly boilerplate: readonly Span[]
  readonly wordCount: number
}

export type Seniority = 'entry' | 'middle' | 'senior' | 'lead' | 'executive'

/** A word that the posting uses outside its boilerplate, with what it tells of the job. */
export interface Keyword {
  readonly root: string
  readonly word: string
  readonly weight: number
}
