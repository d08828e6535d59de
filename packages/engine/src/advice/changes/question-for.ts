import type { RequirementKind } from '../../job/job.ts'
import { quoted } from '../in-words.ts'
import { namesCourse } from '../names-paper.ts'
import { namesPost } from '../names-post.ts'
import { namesReadiness } from '../names-readiness.ts'
import { namesDeed } from './names-deed.ts'
import { namesPast, namesPeople, namesPlace } from './names-whom.ts'

/** What the person has to answer before a line about what is asked for can be written. */
export function questionFor(kind: RequirementKind, asked: string): string {
  const named = quoted(asked)
  switch (kind) {
    case 'licence':
    case 'certification':
      return `${named}: since when do you hold it, and from whom?`
    case 'language':
      return `How well do you speak ${named}, and where have you used it?`
    case 'education':
      return 'Which degree or training do you have, in what, and from when?'
    case 'duty':
    case 'soft skill':
    case 'experience':
      return whereDone
    case 'tool':
      return `Where have you used ${named}, and what came of it?`
    default:
      return askWhere(kind, asked)
  }
}

const whereDone = 'Where did you do this, and what came of it?'

/** Nobody learns or uses "lead times", "tenants" or a "contact centre". */
function askWhere(kind: RequirementKind, asked: string): string {
  const named = quoted(asked)
  if (namesDeed(asked)) return whereDone
  if (namesReadiness(asked)) return 'Is this true of you, and what shows it?'
  if (namesCourse(asked)) return `When did you do ${named}, and with whom?`
  if (namesPeople(asked)) return `Where have you worked with ${named}, and what came of it?`
  if (namesPast(asked)) return `Where did you gain ${named}, and what came of it?`
  if (namesPlace(asked)) return `Where has your work included ${named}, and what came of it?`
  if (namesPost(asked)) return `Where have you worked as ${named}, and what came of it?`
  return kind === 'knowledge'
    ? `Where has your work or training had to do with ${named}?`
    : `Where did ${named} come up in your work, and with what result?`
}
