import type { Requirement } from '../../job.ts'

/** "Vocational training as Konditor or Bäcker" asks for the training, and not once more for what it is in. */
export function withoutSubjects(requirements: readonly Requirement[]): readonly Requirement[] {
  const degrees = requirements.flatMap(({ need, sentence }) =>
    need.type === 'degree' ? [{ sentence, subjects: new Set(need.subjects.map(inOne)) }] : [],
  )
  if (degrees.length === 0) return requirements
  return requirements.filter(
    ({ need, sentence }) =>
      need.type !== 'words' ||
      !degrees.some(
        (degree) =>
          degree.sentence.start === sentence.start &&
          (degree.subjects.has(inOne(need.roots)) ||
            // "B.Tech (Mechanical/Production)": two subjects in one word.
            need.roots.every((root) => degree.subjects.has(root))),
      ),
  )
}

function inOne(roots: readonly string[]): string {
  return roots.join(' ')
}
