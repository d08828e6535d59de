import type { SavedCv } from '@rolefit/contract'
import { useChangesElsewhere } from '../../session/use-changes-elsewhere.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { CvSourceForm } from './cv-source-form.tsx'
import { KeptCvs } from './kept-cvs.tsx'

interface StartScreenProps {
  readonly items: readonly SavedCv[]
  readonly problem: string | null | undefined
}

/** The CVs kept in the account, and the ways to begin another one. */
export function StartScreen({ items, problem }: StartScreenProps) {
  useChangesElsewhere()
  return (
    <Page>
      <h1>
        <span className="marked draws">CV editor</span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lg text-quiet">
        Change your CV with the page and the score beside it, then export a file that has been read
        back and compared. Nothing here costs a credit.
      </p>
      <div className={problem ? 'mt-6 max-w-[68ch]' : ''}>
        <Notice tone="bad">{problem}</Notice>
      </div>
      {items.length > 0 && <KeptCvs items={items} />}
      <div className="mt-10 grid gap-10 lg:gap-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CvSourceForm />
        <div className="space-y-8">
          <section aria-label="From an analysis">
            <h2 className="text-xl">From an analysis</h2>
            <p className="mb-4 mt-2 text-quiet">
              “Re-generate CV” opens the CV you sent, proposes better wording of what it already
              says, for you to accept or reject, and scores it against that posting as you type.
            </p>
            <ButtonLink to="/results" look="secondary">
              Go to results
            </ButtonLink>
          </section>
          <section aria-label="Empty">
            <h2 className="text-xl">Empty</h2>
            <p className="mb-4 mt-2 text-quiet">A blank page with the usual sections.</p>
            <ButtonLink to="/cv-editor?new=1" look="secondary">
              Start empty
            </ButtonLink>
          </section>
        </div>
      </div>
    </Page>
  )
}
