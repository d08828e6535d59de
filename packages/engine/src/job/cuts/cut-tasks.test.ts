import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { cutTasks } from './cut-tasks.ts'

const tasks = (text: string) =>
  cutTasks(text, { start: 0, end: text.length }, tokenize(text)).map(({ start, end }) =>
    text.slice(start, end),
  )

describe('cutTasks', () => {
  it('cuts what one will do into tasks', () => {
    expect(
      tasks('You will plan the weekly rota, order fresh stock for the bar and train new waiters.'),
    ).toEqual(['plan the weekly rota', 'order fresh stock for the bar', 'train new waiters'])
    expect(
      tasks(
        "You'd hold your own caseload, plan rehabilitation at home, supervise an assistant, and report to the team.",
      ),
    ).toEqual([
      'hold your own caseload',
      'plan rehabilitation at home',
      'supervise an assistant',
      'report to the team',
    ])
  })

  it('cuts none inside of brackets', () => {
    expect(
      tasks('Duties include nurse consults (nail clipping, weight checks, booster vaccinations).'),
    ).toHaveLength(1)
  })

  it('cuts tasks told as doing, and each "you" of a letter', () => {
    expect(
      tasks(
        'That means building the yearly budget, negotiating with venues, and writing the plan.',
      ),
    ).toEqual(['building the yearly budget', 'negotiating with venues', 'writing the plan'])
    expect(
      tasks('You take fares at the door, you keep to time, and you report what breaks.'),
    ).toEqual(['take fares at the door', 'keep to time', 'report what breaks'])
  })

  it.each([
    ['It will be your job to run payroll and keep the diary.', 'run payroll and keep the diary'],
    ['Your role will be to run payroll.', 'run payroll'],
    ["Working across two floors, you'll run payroll.", 'run payroll'],
    ['Think of it as three jobs in one: you run payroll.', 'run payroll'],
    ["As manager, you're the person who runs payroll.", 'runs payroll'],
    ['Supporting two partners, the clerk runs payroll.', 'runs payroll'],
    ['In this position the clerk runs payroll.', 'runs payroll'],
    ["We'd like you to run payroll.", 'run payroll'],
    ['Key responsibilities will include running payroll.', 'running payroll'],
  ])('leaves out what leads to a task: %s', (sentence, task) => {
    expect(tasks(sentence)).toEqual([task])
  })

  it('cuts nouns only where they are said to be the duties', () => {
    expect(
      tasks('Duties include access control at the gate, hourly night patrols, reports.'),
    ).toEqual(['access control at the gate', 'hourly night patrols, reports'])
    expect(tasks('Access control at the gate, hourly night patrols')).toHaveLength(1)
  })

  it('leaves a list of things whole, and of a single task what is done', () => {
    expect(tasks('Inspect motors, drives and sensors of our lines')).toEqual([
      'Inspect motors, drives and sensors of our lines',
    ])
    expect(tasks('You will argue with nobody.')).toEqual(['argue with nobody'])
  })
})
