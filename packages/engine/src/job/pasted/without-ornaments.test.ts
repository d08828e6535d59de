import { describe, expect, it } from 'vitest'
import { withoutOrnaments } from './without-ornaments.ts'

describe('withoutOrnaments', () => {
  it('leaves its mark to an item between items that begin with figures', () => {
    const list = '» 18 months in claims\n» a working understanding of cover\n» 5 GCSEs'
    expect(withoutOrnaments(list).split('\n')[1]).toBe('- a working understanding of cover')
  })

  it.each([
    '=== Requirements ===',
    '= Requirements =',
    '~~~ Requirements ~~~',
    '>>> Requirements <<<',
    '[ Requirements ]',
    '[Requirements]',
    '【Requirements】',
    '» Requirements «',
    '| Requirements |',
    '“Requirements”',
    'Requirements ====',
    'Requirements ___',
    'Requirements...',
    '◆ Requirements',
    '▶️ Requirements',
    '§2 Requirements',
    '#Requirements',
    '// Requirements',
    'Section 2: Requirements',
    'Part B – Requirements',
  ])('leaves the heading of "%s"', (line) => {
    expect(withoutOrnaments(`Baker\n\n${line}\n- Sourdough`)).toBe(
      'Baker\n\nRequirements\n- Sourdough',
    )
  })

  it('makes items of lines that begin with the same sign', () => {
    expect(withoutOrnaments('Baker\n➤ Sourdough\n» Lamination\n» Shaping')).toBe(
      'Baker\n➤ Sourdough\n- Lamination\n- Shaping',
    )
    expect(withoutOrnaments('A) Sourdough\nB) Lamination')).toBe('- Sourdough\n- Lamination')
  })

  it('takes the letters of parts away, and a name’s first letter for none', () => {
    expect(withoutOrnaments('A. Duties\nBake\nB. Requirements\nSourdough')).toBe(
      'Duties\nBake\nRequirements\nSourdough',
    )
    expect(withoutOrnaments('Write to\nA. Smith\nat the bakery')).toBe(
      'Write to\nA. Smith\nat the bakery',
    )
  })

  it.each([
    '- C++',
    '- Programming in C#',
    '| Sourdough | Essential |',
    '$15 an hour',
    '+44 20 7946 0000',
    '/etc/hosts and DNS',
    'You will bake bread, and more...',
    'Nights (10-6)',
  ])('leaves "%s" as it is', (line) => {
    expect(withoutOrnaments(line)).toBe(line)
  })
})
