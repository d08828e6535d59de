import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function tasksOf(sentence: string): string[] {
  const posting = `Bookkeeper\n\n${sentence} It is a friendly office.\n\nRequirements\n- Excel\n- AAT Level 3`
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.flatMap(
    ({ kind, text }) => (kind === 'duty' ? text : []),
  )
}

describe('a sentence that seeks somebody', () => {
  it.each([
    'We need a bookkeeper to post invoices and reconcile the bank.',
    'A bookkeeper is needed to post invoices and reconcile the bank.',
    'Bookkeeper wanted to post invoices and reconcile the bank.',
    'Are you a bookkeeper who can post invoices and reconcile the bank?',
    'Tallow & Sons in Leeds seeks a bookkeeper who will post invoices and reconcile the bank.',
    'Tallow & Sons is hiring a bookkeeper to post invoices and reconcile the bank.',
    'Our client, a builder in Leeds, is seeking a bookkeeper to post invoices and reconcile the bank.',
    'An exciting opportunity has arisen for a bookkeeper to post invoices and reconcile the bank.',
    'Reporting to the owner, you will post invoices and reconcile the bank.',
    'You will be joining a team of three to post invoices and reconcile the bank.',
  ])('names the task, and not who seeks: %s', (sentence) => {
    expect(tasksOf(sentence)).toEqual(['post invoices and reconcile the bank'])
  })

  it('names what a role consists of', () => {
    expect(tasksOf('This is a hands-on role posting invoices and reconciling the bank.')).toEqual([
      'posting invoices and reconciling the bank',
    ])
  })

  it('tells help that is work from help to the firm', () => {
    expect(
      tasksOf('We are looking for kind people to help our residents wash, dress and eat.'),
    ).toEqual(['help our residents wash, dress and eat'])
    expect(
      tasksOf('We are looking for kind people to help us grow our award-winning salons.'),
    ).toEqual([])
  })

  it.each([
    'Our client is a leading builder of kitchens in Leeds.',
    'The opportunity exists for a friendly face.',
    'Tallow & Sons needs a new roof for its oldest barn.',
  ])('names no task where none is told: %s', (sentence) => {
    expect(tasksOf(sentence)).toEqual([])
  })

  it('asks for nothing that the firm is which wants several', () => {
    const posting =
      'HGV Technician\n\nMain dealer for a leading truck brand requires experienced HGV techs for our busy workshop\n\nWhat you need\n- Own tools\n- Three years on trucks\n- Clean licence'
    const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
    expect(requirements.filter(({ text }) => /dealer/i.test(text))).toEqual([])
  })
})
