import type { Analysis } from '@rolefit/contract'
import { Icon } from '../ui/icon.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { SectionHeading } from './section-heading.tsx'

/** What a parser saw of the file, what it would stumble over, and the plain text it got. */
export function FileReading({ analysis }: { analysis: Analysis }) {
  const { file, findings, cv_text } = analysis
  const problems = findings.filter(({ area }) => area === 'ats')
  if (!file && problems.length === 0 && !cv_text) return null
  return (
    <section aria-labelledby="file-reading">
      <SectionHeading id="file-reading" title="What a parser read from your file">
        Applicant tracking systems, too, read a file as text before a person sees it.
      </SectionHeading>
      {file ? (
        <Facts file={file} />
      ) : (
        <p className="mt-3 text-sm">Pasted as text: nothing was lost on the way in.</p>
      )}
      {problems.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {problems.map(({ code, meaning, advice, count }) => (
            <li key={code} className="py-2.5">
              <p className="font-medium">
                {meaning}
                {count > 1 && (
                  <span className="text-sm font-normal text-quiet"> {count} times</span>
                )}
              </p>
              <p className="text-sm text-quiet">{advice}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 break-before-avoid text-sm">
          Nothing a parser would stumble over was found.
        </p>
      )}
      {cv_text && (
        <details className="group mt-4 rounded-sheet border border-line-strong bg-sheet print:not-open:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
            The text as it was read
            <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
          </summary>
          <ScrollBox
            label="The text as it was read"
            className="max-h-96 whitespace-pre-wrap border-t border-line px-4 py-3 text-sm leading-relaxed"
          >
            {cv_text}
          </ScrollBox>
        </details>
      )}
    </section>
  )
}

const formatNames = new Map([
  ['pdf', 'PDF'],
  ['docx', 'DOCX'],
  ['text', 'plain text'],
  ['markdown', 'Markdown'],
])

function Facts({ file }: { file: NonNullable<Analysis['file']> }) {
  const format = formatNames.get(file.format) ?? file.format
  const facts = [
    ['Read as', file.method === 'ocr' ? `${format}, words read from pictures` : format],
    ['Pages', file.pages],
    ['Words', file.words],
    ['Columns', file.columns],
    ['Tables', file.tables],
    ['Pictures', file.images],
    ['Confidence in the reading', `${Math.round(file.confidence * 100)}%`],
  ] as const
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-quiet">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {file.doubts.length > 0 && (
        <ul className="mt-4 space-y-1 border-l-4 border-partly pl-3 text-sm">
          {file.doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
    </>
  )
}
