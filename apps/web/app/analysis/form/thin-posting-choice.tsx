import { Button } from '../../ui/button.tsx'
import { jobFieldId } from './job-field.tsx'
import { anywayName, thinPosting } from './thin-posting.ts'

interface ThinPostingChoiceProps {
  /** The file that was sent; a browser lets go of it with the form. */
  readonly fileName: string | null
}

/** What the dialog asks, as part of the page for a form that was sent without JavaScript. */
export function ThinPostingChoice({ fileName }: ThinPostingChoiceProps) {
  return (
    <section
      role="alert"
      aria-labelledby="thin-posting"
      className="rounded-sheet border border-line-strong bg-sheet p-5"
    >
      <h2 id="thin-posting" className="text-xl">
        {thinPosting.title}
      </h2>
      <p className="mt-2 text-quiet">{thinPosting.description}</p>
      {fileName && (
        <p className="mt-2 text-quiet">
          The text of {fileName} is in the box above. To have the file itself checked too, choose it
          again.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a
          href={`#${jobFieldId}`}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {thinPosting.paste}
        </a>
        <Button type="submit" look="secondary" name={anywayName} value="1">
          {thinPosting.anyway}
        </Button>
      </div>
    </section>
  )
}
