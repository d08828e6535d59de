import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asked = (line: string, title = 'QA Engineer') =>
  readPosting(
    `${title}\n\nWhat you will do\n- Check the booking site\n\nRequirements\n- Jira\n- Test plans\n\nWho you will work with\n${line}`,
  )
    .job.requirements.map(({ text }) => text)
    .join('\n')

describe('what those who are there already do', () => {
  it.each([
    ['Hannah, our QA Lead, owns the test strategy.', /strategy/],
    ['Our developers take care of React and Node.js.', /React|Node/],
    [
      'The data engineers look after the pipelines in Airflow and dbt, so you won’t be asked to build those.',
      /Airflow|dbt/,
    ],
    ['Payroll is done by Walter, our bookkeeper.', /Payroll/],
    ['You will sit with a team of four analysts and two data engineers.', /data engineer/],
  ])('is asked of nobody: %s', (line, theirs) => {
    expect(asked(line)).not.toMatch(theirs)
  })

  it('is asked where it is the reader’s, too', () => {
    expect(asked('The developers run Docker with your help.')).toMatch(/Docker/)
    expect(asked('You will mentor two data engineers.')).toMatch(/data engineers/)
  })
})

describe('what one tests', () => {
  it('need not be built, and takes no software of its own', () => {
    const texts = asked(
      'You need testing of web applications and APIs, exploratory testing of new features, and experience of running tests in a CI/CD pipeline.',
      'QA Test Engineer (Web & API)',
    )
    expect(texts).not.toMatch(/^(?:web applications|APIs?|new features|running tests|pipeline)$/m)
    expect(texts).toMatch(/^CI\/CD/m)
  })

  it('is asked of who builds it', () => {
    expect(asked('You need experience of testing and building APIs.')).toMatch(/APIs/)
  })
})

it('reads a team of any size as people to lead', () => {
  const { requirements } = readPosting(
    'Content Manager\n\nRequirements\n- Experience leading a small team or managing freelancers\n- SEO',
  ).job
  expect(
    requirements.some(
      ({ need }) => need.type === 'terms' && need.anyOf.includes('people management'),
    ),
  ).toBe(true)
})
