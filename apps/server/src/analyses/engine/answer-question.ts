import {
  analyze,
  checkFacts,
  draftSummary,
  packPosting,
  readCv,
  readKnowledge,
  regenerate,
  tailorLists,
  writeSnippet,
} from '@rolefit/engine'
import { cutContacts } from '../../writing/cut-contacts.ts'
import { changeAsKept } from './change-as-kept.ts'
import type {
  AnalysisInput,
  AnalysisOutcome,
  EngineQuestions,
  FactQuestion,
  QuestionName,
  SnippetDraft,
  SnippetInput,
} from './engine-questions.ts'
import { findChange } from './find-change.ts'
import { toAnalysisResult } from './to-analysis-result.ts'

type Answerers = {
  readonly [Name in QuestionName]: (
    input: EngineQuestions[Name]['input'],
  ) => EngineQuestions[Name]['answer']
}

const answerers: Answerers = {
  analyze: answerAnalyze,
  draftSnippet,
  regenerate: regenerateCv,
  packPosting: ({ text }) => packPosting(text),
  cutContacts: ({ cvText, texts }) => cutContacts(cvText, texts),
  findInvented,
}

/** Answers one question about texts, in this process. */
export function answerQuestion<Name extends QuestionName>(
  name: Name,
  input: EngineQuestions[Name]['input'],
): EngineQuestions[Name]['answer']
export function answerQuestion(name: QuestionName, input: unknown): unknown
export function answerQuestion(name: QuestionName, input: unknown): unknown {
  return answererOf(name)(input)
}

/** The name decides the input's type, and the asking side is typed by the same table. */
function answererOf(name: QuestionName): (input: unknown) => unknown {
  return answerers[name] as (input: unknown) => unknown
}

function answerAnalyze(input: AnalysisInput): AnalysisOutcome {
  const report = analyze(input)
  if (report.status === 'scored') {
    return { status: 'scored', result: toAnalysisResult(report, input) }
  }
  return { status: 'refused', reason: report.reason }
}

function draftSnippet(input: SnippetInput): SnippetDraft | null {
  const report = analyze(input)
  if (report.status === 'refused') return null
  const { candidate, rows, advice } = report
  const change =
    findChange(advice.changes, input) ?? (input.kept && changeAsKept(input.kept, report))
  if (!change) return null
  const { fact, previous } = input
  const row = rows.find(({ requirement }) => requirement.id === change.requirementId)
  const { text, line } = writeSnippet({
    change,
    candidate,
    rows,
    ...(fact === undefined ? {} : { fact }),
    ...(previous === undefined ? {} : { previous }),
  })
  return { text, line, change: change.text, asked: row?.requirement.text ?? null }
}

/**
 * The CV as a document, read as the analysis read it, and what would say it better: for the posting, a
 * summary where it has none, and lists in another order; and line by line.
 */
function regenerateCv({ cvText, suggestions, analyzed }: EngineQuestions['regenerate']['input']) {
  const isSame = analyzed?.cvText === cvText
  const cv = readCv(cvText, isSame ? analyzed.layout : undefined)
  const { document, patches } = regenerate(cv, { cvText, suggestions })
  const report = analyzed && analyze({ ...analyzed, cvText, cv })
  if (report?.status !== 'scored') return { document, patches }
  const { candidate, rows } = report
  const summary = document.summary === '' ? draftSummary(candidate, rows) : null
  const lists = tailorLists(candidate, rows, document)
  return { document, patches: [...(summary ? [summary] : []), ...lists, ...patches] }
}

function findInvented({ texts, ...sources }: FactQuestion) {
  const { lexicon } = readKnowledge()
  return texts.map((text) => checkFacts(lexicon, text, sources))
}
