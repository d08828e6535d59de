/** "Culinary qualification" among the skills is nothing that one does: one holds it. */
export function namesPaper(asked: string): boolean {
  return paper.test(asked)
}

/** "Post-registration respiratory course": one has been on it. */
export function namesCourse(asked: string): boolean {
  return /\b(?:course|module|bootcamp|masterclass)s?$/i.test(asked)
}

const paper =
  /\b(?:qualification|certificate|diploma|licen[cs]e|ticket|accreditation|membership)$|^(?:diploma|certificate) /i
