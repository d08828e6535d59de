import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const cv = (...lines: readonly string[]) =>
  readCv(['Ann Larsson', 'ann@example.com', '', 'Experience', ...lines].join('\n'))
const tellRoles = (...lines: readonly string[]) =>
  cv(...lines).experience.map(({ title, bullets }) => [title?.text, bullets.at(-1)?.text])

const nurse = ['Nurse, Hill Hospital, 2020 – 2024']
const cook = ['Cook, Mill Inn, 2016 – 2020']

describe('findRoleLabels', () => {
  it.each(['Key achievements:', 'Achievements', 'Projects'])(
    'goes on with the roles below "%s" in each of them',
    (label) => {
      expect(
        tellRoles(...nurse, label, '• Cut falls by a third', ...cook, label, '• Ran the larder'),
      ).toEqual([
        ['Nurse', 'Cut falls by a third'],
        ['Cook', 'Ran the larder'],
      ])
    },
  )

  it('knows the label of one role by its colon', () => {
    expect(
      tellRoles(
        ...nurse,
        'Key achievements:',
        '• Cut falls by a third',
        ...cook,
        '• Ran the larder',
      ),
    ).toEqual([
      ['Nurse', 'Cut falls by a third'],
      ['Cook', 'Ran the larder'],
    ])
  })

  it('leaves a section of achievements below the roles', () => {
    const read = cv(...nurse, '• Ran the ward', '', 'Key achievements', 'Nurse of the year, 2021')
    expect(read.sections.map(({ kind }) => kind)).toContain('awards')
  })
})
