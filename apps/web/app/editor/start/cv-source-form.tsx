import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  cvFileEndings,
  cvFileKinds,
  longestCvName,
  mostCvLetters,
  mostFileSize,
} from '@rolefit/contract/input-rules'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDroppedFile } from '../../ui/use-dropped-file.ts'

/** Begins with a CV that exists already: a file, or its text. */
export function CvSourceForm() {
  const isReading = useNavigation().state === 'submitting'
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  useDroppedFile(file)
  return (
    <section aria-label="From your CV">
      <h2 className="text-xl">From your CV</h2>
      <Form method="post" encType="multipart/form-data" className="mt-3 space-y-5">
        <div>
          <label htmlFor="cv-file" className="mb-1.5 block text-sm font-medium">
            {`A file: ${cvFileKinds}, up to ${mostFileSize}`}
          </label>
          <input
            ref={file}
            id="cv-file"
            type="file"
            name="cv"
            accept={cvFileEndings.join()}
            className="block w-full max-w-md text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sheet file:border file:border-solid file:border-line-strong file:bg-sheet file:px-3 file:font-medium file:text-ink hover:file:border-ink"
          />
          <p className="mt-1.5 text-sm text-quiet">The file itself is dropped after reading.</p>
        </div>
        <div>
          <label htmlFor="cv-text" className="mb-1.5 block text-sm font-medium">
            Or the text of your CV
          </label>
          <textarea
            id="cv-text"
            name="cv_text"
            rows={8}
            maxLength={mostCvLetters}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby="cv-text-hint"
            className="block w-full rounded-sheet border border-line-strong bg-sheet px-3 py-2 text-base leading-normal hover:border-ink"
          />
          <p id="cv-text-hint" className="mt-1.5 text-sm text-quiet">
            Paste everything. It is put into sections; not a word is changed or left out.
          </p>
        </div>
        <Field
          label="Name of this CV"
          name="name"
          maxLength={longestCvName}
          hint="Only you see it, such as “Ward nurse, Tidewick”."
          autoComplete="off"
          className="max-w-md"
        />
        <Button type="submit" isBusy={isReading}>
          {isReading ? 'Reading…' : 'Open in the editor'}
        </Button>
      </Form>
    </section>
  )
}
