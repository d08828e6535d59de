import { expect, test } from 'vitest'
import { questionFor } from './question-for.ts'

test.each([
  ['knowledge', 'lead times', 'Where has your work or training had to do with “lead times”?'],
  ['knowledge', 'tenants', 'Where have you worked with “tenants”, and what came of it?'],
  [
    'knowledge',
    'contact centre',
    'Where has your work included “contact centre”, and what came of it?',
  ],
  [
    'knowledge',
    'experience in retail',
    'Where did you gain “experience in retail”, and what came of it?',
  ],
  ['skill', 'form tutor', 'Where have you worked as “form tutor”, and what came of it?'],
  ['skill', 'calving', 'Where did “calving” come up in your work, and with what result?'],
  ['knowledge', 'Flexible about overtime', 'Is this true of you, and what shows it?'],
  ['knowledge', 'respiratory course', 'When did you do “respiratory course”, and with whom?'],
  ['tool', 'ArcGIS', 'Where have you used “ArcGIS”, and what came of it?'],
] as const)('asks about %s “%s” as it can be answered', (kind, asked, question) => {
  expect(questionFor(kind, asked)).toBe(question)
})
