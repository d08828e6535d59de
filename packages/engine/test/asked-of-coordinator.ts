import { readPosting } from '../src/read-posting.ts'

/** What a posting asks for that has a line among its requirements, each on a line of its own. */
export function askedOfCoordinator(line: string): string {
  const { requirements } = readPosting(
    `Coordinator\nCalder Works, Leeds\n\nRequirements\n- Two years of coordination in an office\n- ${line}\n- Good communication skills\n\nYour tasks\n- Keep the calendar of the team`,
  ).job
  return requirements.map(({ text }) => text).join('\n')
}
