import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  cvFileEndings,
  cvFileKinds,
  mostCvLetters,
  mostFileSize,
} from '@rolefit/contract/input-rules'
import { TextArea } from '../../ui/text-area.tsx'
import { useDroppedFile } from '../../ui/use-dropped-file.ts'
import { keepCv, keptText, returnFile } from './kept-cv.ts'

/** A CV by file picker, by drag and drop, or as pasted text; choosing one way lets go of the other. */
export function CvField({ defaultText }: { defaultText: string }) {
  const [fileName, setFileName] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const paste = useRef<HTMLDetailsElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const isHeldOver = useDroppedFile(input)

  useEffect(() => {
    if (!input.current) return
    returnFile(input.current)
    setFileName(input.current.files?.[0]?.name ?? null)
    if (!text.current || !paste.current) return
    text.current.value ||= keptText()
    if (text.current.value) paste.current.open = true
  }, [])

  const showChosen = () => {
    const chosen = input.current?.files?.[0]
    keepCv(chosen ?? null)
    setFileName(chosen?.name ?? null)
    if (chosen && paste.current) paste.current.open = false
  }
  const letGoOfFile = () => {
    if (!paste.current?.open || !input.current) return
    input.current.value = ''
    keepCv(text.current?.value || null)
    setFileName(null)
    if (paste.current.contains(document.activeElement)) text.current?.focus()
  }
  return (
    <div>
      <DropZone isHeldOver={isHeldOver}>
        <label htmlFor="cv-file" className="block font-medium">
          CV file
        </label>
        <input
          ref={input}
          id="cv-file"
          type="file"
          name="cv"
          accept={cvFileEndings.join()}
          onChange={showChosen}
          aria-describedby="cv-file-hint"
          className="mt-2 block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sheet file:border file:border-solid file:border-line-strong file:bg-sheet file:px-3 file:font-medium file:text-ink hover:file:border-ink"
        />
        <p id="cv-file-hint" className="mt-2 text-sm text-quiet">
          {`${cvFileKinds}, up to ${mostFileSize}. `}
          Or drop it here. The file is not kept; its text is, until you delete the result.
        </p>
        <p role="status" className="sr-only">
          {fileName ? `${fileName} chosen` : ''}
        </p>
      </DropZone>
      <details ref={paste} open={defaultText !== ''} onToggle={letGoOfFile} className="mt-2">
        <summary className="flex min-h-11 w-fit list-none items-center text-sm underline decoration-line-strong underline-offset-4 [&::-webkit-details-marker]:hidden">
          Paste your CV instead
        </summary>
        <TextArea
          ref={text}
          label="CV as text"
          name="cv_text"
          rows={8}
          defaultValue={defaultText}
          onInput={(event) => keepCv(event.currentTarget.value || null)}
          maxLength={mostCvLetters}
          className="mt-1"
        />
      </details>
    </div>
  )
}

interface DropZoneProps {
  readonly isHeldOver: boolean
  readonly children: ReactNode
}

/** Where a file that is held over the page would go; the picker inside does the same by keyboard. */
function DropZone({ isHeldOver, children }: DropZoneProps) {
  return (
    <fieldset
      aria-label="Your CV"
      className={`rounded-sheet border border-dashed p-3 sm:p-4 ${isHeldOver ? 'border-met-ink bg-met' : 'border-line-strong bg-sheet'}`}
    >
      {children}
    </fieldset>
  )
}
