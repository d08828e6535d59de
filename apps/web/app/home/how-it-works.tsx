import { GapToFill, TiedWords, TwoSheets } from './step-drawings.tsx'

const steps = [
  {
    title: 'Bring a CV and a posting',
    Drawing: TwoSheets,
    text: 'Your CV as PDF, DOCX, TXT or MD, or pasted as text. The whole job description beside it.',
  },
  {
    title: 'Read what was found',
    Drawing: TiedWords,
    text: 'Each thing the posting asks for stands beside the words of your CV that answer it, or with a plain “missing”.',
  },
  {
    title: 'Say better what is true',
    Drawing: GapToFill,
    text: 'Each change comes with an example line made of your own facts, and opens in an editor. Where a figure is missing, a gap stays for you to fill.',
  },
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-sheet">
      <div className="mx-auto w-full max-w-6xl px-4 py-14 print:py-6 sm:px-6 sm:py-20">
        <h2 id="how">How it works</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10 print:grid-cols-3 print:gap-6">
          {steps.map(({ title, text, Drawing }, index) => (
            <li
              key={title}
              className="flex break-inside-avoid flex-col gap-5 border-t border-line-strong pt-5"
            >
              <Drawing />
              <div>
                <h3>
                  <span className="pr-2 text-quiet">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-2 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
