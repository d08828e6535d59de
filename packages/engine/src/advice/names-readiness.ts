/** "Flexible about overtime", "willing to travel": nobody has, knows or did it; it is true of somebody or not. */
export function namesReadiness(asked: string): boolean {
  return readiness.test(asked)
}

const readiness =
  /^(?:(?:be|being|fully|very|must be) )*(?:flexib(?:le|ility)|willing(?:ness)?|available|availability|prepared|ready|free|open|able|happy) (?:about|around|with|to|for|in|on|as|at)\b/i
