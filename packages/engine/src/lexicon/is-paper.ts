import type { SkillKind } from './lexicon-entry.ts'

const papers: ReadonlySet<string> = new Set<SkillKind>(['licence', 'certification'])

/** Whether something asked for or shown is a paper that one holds, and not a thing that one can do. */
export function isPaper({ kind }: { readonly kind: string }): boolean {
  return papers.has(kind)
}
