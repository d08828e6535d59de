import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What is wrong with a request, in one sentence that whoever wrote it can act on. */
export function sayMalformed(issue: Issue | undefined): string {
  if (!issue) return 'The request is malformed.'
  const place = issue.path.join('.')
  return `${place === '' ? 'The request' : `"${place}"`} ${complaintOf(issue)}.`
}

function complaintOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `has to be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return `has to be ${either(issue.values.map(String))}`
    case 'too_big':
      return `may ${amount(issue.origin, issue.maximum)} at most`
    case 'too_small':
      return `has to ${amount(issue.origin, issue.minimum)} at least`
    case 'custom':
      return `is ${issue.message}`
    default:
      return 'is malformed'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
}

function either(values: readonly string[]): string {
  if (values.length < 2) return values.join('')
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** What a limit is of: "have 40 characters", "have 20 entries", "be 50". */
function amount(origin: string, limit: number | bigint): string {
  const isOne = Number(limit) === 1
  if (origin === 'string') return `have ${limit} ${isOne ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${limit} ${isOne ? 'entry' : 'entries'}`
  return `be ${limit}`
}
