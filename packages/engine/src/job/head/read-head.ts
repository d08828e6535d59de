import { overlaps, type Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import { asEmployer, asPlace } from './as-names.ts'
import { findCompany } from './find-company.ts'
import { findJobTitle } from './find-job-title.ts'
import { findPlace } from './find-place.ts'
import { findForeignHiring } from './foreign-hiring.ts'
import { type HeadLine, type Known, readHeadLines } from './head-lines.ts'
import { withoutTerms } from './without-terms.ts'

/** What a posting's head says: what the job is called, whose it is, and where. */
export interface PostingHead {
  readonly title: Span | null
  readonly company: Span | null
  readonly place: Span | null
  /** What only names the employer, the place, or terms of the job: it asks for nothing. */
  readonly names: readonly Span[]
}

interface Found extends Known {
  readonly tokens: readonly Token[]
  readonly units: readonly JobUnit[]
}

/** Reads a posting's head: lines above its first paragraph, labelled lines, and its first sentences. */
export function readHead(text: string, { tokens, units, ...known }: Found): PostingHead {
  const lines = readHeadLines(text, known)
  const abroad = findForeignHiring(text)
  const line = abroad.title ?? findJobTitle(text, { lines, units, titles: known.titles })
  const company =
    abroad.company ?? asEmployer(text, findCompany(text, lines, { title: line, tokens, ...known }))
  const place =
    abroad.place ??
    asPlace(text, findPlace(text, lines, { title: line, company, tokens, known }), company)
  const named = line && withoutLead(text, line, company)
  const title = named && withoutEmployer(text, withoutTail(text, named, [company, place]), company)
  const inLine = (span: Span) => title !== null && overlaps(span, title)
  const isAbove = (span: Span) => title !== null && span.end <= title.start
  const naming = lines.filter(
    (each) =>
      !inLine(each) &&
      each.end - each.start <= mostLettersOfLine &&
      (isFact(each) || isAbove(each) || holds(each, company) || holds(each, place)),
  )
  return {
    title,
    company,
    place,
    names: [company, place, ...naming.map(withLabel(text)), ...namedAgain(text, company)].filter(
      (span) => span !== null,
    ),
  }
}

/** "Grade Code: 2119": what a line of the head is called asks for nothing, either. */
function withLabel(text: string) {
  return ({ start, end, label }: HeadLine): Span => {
    if (label === null) return { start, end }
    const from = Math.max(0, start - mostLettersOfLabel)
    const before = /[\p{L} ]+[:：\t]\s*$/u.exec(text.slice(from, start))
    return { start: before ? from + before.index : start, end }
  }
}

const mostLettersOfLabel = 40

/** A posting that lost all its line breaks is one line with the employer's name in it. */
const mostLettersOfLine = 160

function holds(line: Span, name: Span | null): boolean {
  return name !== null && line.start <= name.start && name.end <= line.end
}

/** "Ardwell M&E are recruiting", where the head says "Ardwell M&E Ltd": a name of several words is one wherever it stands. */
function namedAgain(text: string, company: Span | null): Span[] {
  if (!company) return []
  const name = text.slice(company.start, company.end).replace(legalForm, '')
  if (!/\S\s\S/.test(name)) return []
  const found: Span[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    found.push({ start: at, end: at + name.length })
  return found
}

const legalForm =
  /(?:,? (?:ltd|limited|llp|llc|inc|incorporated|plc|group|corp|corporation|co|company|gmbh|ag|bv|pty)\b\.?)+$/i

function isFact({ kind, label }: HeadLine): boolean {
  return kind === 'fact' || (label !== null && label !== 'title')
}

/** "Sommelier at Maison Verrault", where the employer is named elsewhere too. */
function withoutEmployer(text: string, title: Span, company: Span | null): Span {
  if (!company) return title
  const tail = ` at ${text.slice(company.start, company.end)}`
  const isTail = text.slice(title.start, title.end).endsWith(tail)
  return isTail ? { start: title.start, end: title.end - tail.length } : title
}

/** "Kestrel Robotics: Field Technician" begins with whose the job is. */
function withoutLead(text: string, title: Span, company: Span | null): Span {
  if (company?.start !== title.start || company.end >= title.end) return title
  const gap = /^:\s+/.exec(text.slice(company.end, title.end))
  return gap ? { start: company.end + gap[0].length, end: title.end } : title
}

/** "Sous Chef, The Salt Barn, Whitcombe" goes on with whose the job is, and where. */
function withoutTail(text: string, title: Span, names: readonly (Span | null)[]): Span {
  const first = Math.min(
    ...names.map((name) =>
      name && name.start > title.start && name.end <= title.end ? name.start : title.end,
    ),
  )
  const kept = text
    .slice(title.start, first)
    .replace(/\s+[-–—|,]\s+[^-–—|,]*[$€£]\s?\d.*$/, '')
    .replace(
      /\s(?:wanted|needed|required)(?: (?:urgently|asap|now))?(?: (?:for|in|at|to)\s|\s*[*!,–—-]).*$/i,
      '',
    )
    .replace(/\s[|–—-]\slive[- ](?:in|out)$/i, '')
    .replace(
      /\s*[,–—-]\s(?:\d+ (?:months?|weeks?|days?)|(?:limited|fixed|initially) (?:to|for|until) .*|(?:base|based|location|site)(?: in|:) .*|(?:one|two) years? only|[^,–—-]*\b(?:maternity|paternity|sickness) cover)$/i,
      '',
    )
    .replace(/\s[–—-]\s(?:required|starting|to start|start(?:s|ing)? from|from) .*$/i, '')
    .replace(/\s\((?:MPS|UPS|MPR|UPR|TLR|SCP|PO\d|Band|Grade)\b[^()]*\)$/, '')
    .replace(/(?:[\s,|·•–—@(/-]|\bat|\bin|\bfor|\b(?:wanted|needed|required)(?: by)?)+$/i, '')
  return { start: title.start, end: title.start + withoutTerms(withoutOpenBracket(kept)).length }
}

/** "Cabin Crew (Open Day – Mumbai)": where the town is cut off, what stands before it in its bracket goes as well. */
function withoutOpenBracket(kept: string): string {
  return kept.replace(/\s*\([^()]*$/, '')
}
