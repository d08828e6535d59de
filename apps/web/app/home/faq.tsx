import faq from '../../../../content/faq.json'
import { Icon } from '../ui/icon.tsx'

export const questions = faq.flatMap((block) => block.questions)

/** Two blocks of questions; each opens without JavaScript. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-t border-line bg-sheet">
      <div className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="faq">Questions and answers</h2>
        <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
          {faq.map((block) => (
            <div key={block.title}>
              <h3>{block.title}</h3>
              <div className="mt-4 divide-y divide-line border-y border-line">
                {block.questions.map(({ question, answer }) => (
                  <details key={question} className="group">
                    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
                      {question}
                      <Icon
                        name="down"
                        className="size-5 text-quiet group-open:rotate-180 motion-safe:transition-transform"
                      />
                    </summary>
                    <p className="pb-5 pr-8 text-quiet">{answer}</p>
                  </details>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
