import { Sheet } from '../ui/sheet.tsx'
import type { ExampleRequirement } from './example.ts'
import { RequirementRows } from './requirement-rows.tsx'

const rows: readonly ExampleRequirement[] = [
  {
    text: 'Wound care',
    importance: 'must',
    status: 'met',
    quote: 'Assess and dress 8 to 10 complex wounds a shift on a ward of 28 beds',
  },
  {
    text: 'Intravenous antibiotics',
    importance: 'must',
    status: 'met',
    quote: 'Give insulin, anticoagulants and intravenous antibiotics',
  },
  {
    text: '3 years on an acute ward',
    importance: 'must',
    status: 'partly',
    quote: 'Staff nurse, surgical ward, Mar 2024 – today',
  },
  { text: 'Tracheostomy care', importance: 'must', status: 'missing', quote: null },
  {
    text: 'Venepuncture',
    importance: 'nice',
    status: 'partly',
    quote: 'catheter care, venepuncture, medication rounds',
  },
]

const notes = [
  'First what the posting asks for, and how much it insists.',
  'Then the words of the CV that answer it. They are quoted, so you can look them up.',
  'Last what that is worth: met, partly, or missing. A skill that is only listed counts for less than one that is described.',
] as const

/** How a result is read, drawn by hand: it shows no number, because none was computed for it. */
export function DrawnResult() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_17rem] lg:gap-10">
      <Sheet className="!py-2">
        <RequirementRows rows={rows} />
      </Sheet>
      <div>
        <ol className="space-y-4 text-[0.9375rem] text-quiet">
          {notes.map((note, index) => (
            <li key={note} className="flex gap-3">
              <span className="font-serif text-lg leading-tight text-ink">{index + 1}</span>
              {note}
            </li>
          ))}
        </ol>
        <p className="mt-5 border-l-4 border-partly pl-4 text-sm text-quiet">
          Marked by hand to show how a result is read. A real one adds the score and the points of
          each line.
        </p>
      </div>
    </div>
  )
}
