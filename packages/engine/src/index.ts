export {
  type Advice,
  type Change,
  type ChangeAction,
  type ChangeCategory,
  changeCategories,
} from './advice/advice.ts'
export { type AnalyzeInput, analyze, type Report } from './analyze.ts'
export type { Assessment } from './assess.ts'
export type { Month } from './candidate/months-worked.ts'
export type { ReadPosting } from './compare-read.ts'
export type { Cv, LayoutLine } from './cv/cv.ts'
export { readCv } from './cv/read-cv.ts'
export { fetchWaysFor } from './fetch-ways-for.ts'
export type { FileFacts, Finding, Quality } from './findings/finding.ts'
export { findingCatalog } from './findings/finding-catalog.ts'
export type { FindingCode } from './findings/finding-costs.ts'
export type { Job, Requirement } from './job/job.ts'
export { readablePosting } from './job/pasted/readable-posting.ts'
export { readKnowledge } from './knowledge.ts'
export type { Evidence, MatchRow, MatchStatus } from './match/match-row.ts'
export { type PackedPosting, packPosting } from './pack-posting.ts'
export { breakPages, type MeasuredParagraph, type PlacedLines } from './page/break-pages.ts'
export { compareReading, type ExportProof } from './page/compare-reading.ts'
export { composePage } from './page/compose-page.ts'
export { documentLanguage } from './page/document-language.ts'
export type { Page, PageParagraph, PageRun, Paper } from './page/page.ts'
export type { PageFont, PageStyle, ParagraphLook, ParagraphRole } from './page/page-style.ts'
export { pageStyles } from './page/page-styles.ts'
export type { PageLine } from './page/page-text.ts'
export { type PageReading, readPage } from './page/read-page.ts'
export { readPosting } from './read-posting.ts'
export { refusalWords } from './refusal-words.ts'
export { type Refusal, type RefusalReason, refuseUnread } from './refuse.ts'
export { type BandName, bandOf, bands, recommendedScore } from './score/bands.ts'
export { type Certainty, doubtWords } from './score/certainty.ts'
export type { ReceiptLine, SubScore } from './score/score.ts'
export { algorithmVersion, scoreWeights } from './score/score-weights.ts'
export { type PairScore, pairScorer, scorePair } from './score-pair.ts'
export { scoreRead } from './score-read.ts'
export { readableText } from './text/letters/readable-text.ts'
export { unpackPosting } from './unpack-posting.ts'
export { applyPatches } from './writing/apply-patches.ts'
export { type CvDocument, toDocument } from './writing/document/cv-document.ts'
export { draftSummary } from './writing/draft-summary.ts'
export { checkFacts, type FactSources, type UnsupportedFact } from './writing/facts/check-facts.ts'
export { type BulletHint, type HintCode, helpWithBullets } from './writing/help-with-bullets.ts'
export { tailorLists } from './writing/lists/tailor-lists.ts'
export {
  type Patch,
  type RegenerateOptions,
  regenerate,
} from './writing/regenerate.ts'
export { writeSnippet } from './writing/snippets/write-snippet.ts'
