export type {
  FileFormat,
  FontUse,
  HiddenText,
  Line,
  LineKind,
  LinePlace,
  Link,
  ReadFile,
  ReadingReport,
  ReadResult,
  UnreadableFile,
  UnreadableReason,
} from './document.ts'
export { unreadableReasons } from './document.ts'
export { type CardFonts, drawScoreCard, type ScoreCard } from './picture/draw-score-card.ts'
export {
  createReadingPool,
  type PoolOptions,
  type PoolReadOptions,
  type ReadingPool,
} from './pool/reading-pool.ts'
export type { ReadingLimits } from './pool/start-child.ts'
export { type ReadingProgress, type ReadOptions, readDocument } from './read-document.ts'
