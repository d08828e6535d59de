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
export { type ReadingProgress, type ReadOptions, readDocument } from './read-document.ts'
