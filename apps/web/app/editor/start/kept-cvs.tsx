import { Form, Link } from 'react-router'
import type { SavedCv } from '@rolefit/contract'
import { dayInWords } from '../../ui/day-in-words.ts'

const styleNames = { harvard: 'Harvard', modern: 'Modern', minimal: 'Minimal' } as const

export function KeptCvs({ items }: { items: readonly SavedCv[] }) {
  return (
    <section aria-label="Your CVs" className="mt-10">
      <h2 className="text-xl">Your CVs</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map(({ id, name, style, updated_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <Link
              to={`/cv-editor?cv=${id}`}
              className="min-h-11 content-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {name}
            </Link>
            <div className="flex items-center gap-5 text-sm text-quiet">
              <span>{styleNames[style]}</span>
              <span>{dayInWords(updated_at)}</span>
              <Form method="post" data-asks="" onSubmit={askFirst(name)}>
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="name" value={name} />
                <button
                  type="submit"
                  aria-label={`Delete ${name}`}
                  className="min-h-11 min-w-11 underline decoration-line-strong underline-offset-4 hover:text-missing"
                >
                  Delete
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A kept CV cannot be brought back. */
function askFirst(name: string) {
  return (event: { preventDefault: () => void }) => {
    if (!window.confirm(question(name))) event.preventDefault()
  }
}

function question(name: string): string {
  return `Delete “${name}” for good? What you typed and is not saved yet on this device goes with it.`
}
