import { Problem } from './problem.ts'

/** A file whose reading was ended from outside: trying again helps, and the operator wants to know. */
export function brokeOff(): Problem {
  const cause = new Error(
    'The reading of a file was ended from outside, or nobody was there for it.',
  )
  return new Problem('broke_off', { cause })
}
