import { expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

function headOf(posting: string) {
  const { place, requirements } = readJob(lexicon, words, readWords(lexicon, posting))
  return { place, texts: requirements.map(({ text }) => text) }
}

it('reads the town of a line that mostly names none', () => {
  expect(headOf(`Welder\nTarn Ltd\nWork location: Leeds${rest}`).place).toBe('Leeds')
  expect(headOf(`Welder\nLocation: Leeds (office based, free parking)${rest}`).place).toBe('Leeds')
  expect(headOf(`Welder\nTarn Ltd\nWork location: In person${rest}`).place).toBeNull()
  const { place, texts } = headOf(`Welder\nTarn Ltd\nWork Location: Hybrid remote in Leeds${rest}`)
  expect(place).toBe('Leeds')
  expect(texts.join('\n')).not.toContain('Leeds')
})

it('takes letters in a bracket behind the title for what somebody holds, and not for a state', () => {
  for (const title of [
    'Structural Engineer (PE)',
    'Physician Assistant (PA)',
    'Registered Nurse (OR)',
    'Medical Director (MD)',
  ])
    expect(headOf(`${title}\nTarn Engineers - Boise, ID${rest}`).place, title).toBe('Boise')
  expect(headOf(`Welder (Austin, TX)\nTarn Ltd${rest}`).place).toBe('Austin')
})

it('takes no place of suppliers, colleagues or owners for the place of the job', () => {
  for (const task of [
    'You plan orders with suppliers in China and Poland.',
    'You speak with our colleagues in Lyon every week.',
    'Our parent company in Japan sends us drawings.',
    'You travel to our sister plant in Kortrijk (about 10 %).',
    'You cover for our other branch in Whitby, now and then.',
  ]) {
    expect(headOf(`Welder\n\n${task}${rest}`).place, task).toBeNull()
  }
})
