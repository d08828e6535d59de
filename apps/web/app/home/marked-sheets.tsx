type Mark = 'met' | 'partly' | 'missing'

interface Line {
  readonly text: string
  readonly mark?: Mark
  readonly isHeading?: boolean
}

const posting: readonly Line[] = [
  { text: 'Ward nurse, nights', isHeading: true },
  { text: 'You bring' },
  { text: 'Registered nurse', mark: 'met' },
  { text: 'Wound care', mark: 'met' },
  { text: '3 years on a ward', mark: 'partly' },
  { text: 'Tracheostomy care', mark: 'missing' },
]

const cv: readonly Line[] = [
  { text: 'Staff nurse', isHeading: true },
  { text: 'Surgical ward, 2024 – today', mark: 'partly' },
  { text: 'Registered nurse since 2024', mark: 'met' },
  { text: 'Dressed and documented' },
  { text: 'complex wounds on 28 beds', mark: 'met' },
  { text: 'Trained two new colleagues' },
]

const markClass = {
  met: 'marked',
  partly: 'marked-partly',
  missing: 'marked-missing inline-block px-1',
} as const satisfies Record<Mark, string>

/** The idea in one drawing: what the posting asks for, and the words of the CV that answer it. */
export function MarkedSheets() {
  return (
    <figure className="mx-auto w-full max-w-lg">
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
        <PaperSheet title="The posting" lines={posting} className="-rotate-1" />
        <PaperSheet title="Your CV" lines={cv} className="mt-10 rotate-1" />
      </div>
      <figcaption className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-quiet">
        <span>
          <span className="marked text-ink">met</span>
        </span>
        <span>
          <span className="marked-partly text-ink">partly</span>
        </span>
        <span>
          <span className="marked-missing px-1 text-ink">missing</span>
        </span>
        <span>An example, drawn by hand.</span>
      </figcaption>
    </figure>
  )
}

interface PaperSheetProps {
  readonly title: string
  readonly lines: readonly Line[]
  readonly className: string
}

function PaperSheet({ title, lines, className }: PaperSheetProps) {
  return (
    <div
      className={`rounded-sheet border border-line-strong/60 bg-sheet px-4 py-5 text-[0.8125rem] leading-relaxed shadow-[0_1px_0_var(--line),0_12px_32px_-20px_rgb(0_0_0/0.45)] sm:px-5 sm:text-[0.9375rem] ${className}`}
    >
      <p className="text-xs text-quiet">{title}</p>
      <ul className="mt-2 space-y-2">
        {lines.map(({ text, mark, isHeading }) => (
          <li key={text} className={isHeading ? 'font-serif text-lg leading-tight' : undefined}>
            {mark ? <span className={markClass[mark]}>{text}</span> : text}
          </li>
        ))}
      </ul>
    </div>
  )
}
