import { Fragment } from 'react'
import { strokeClass } from '../../ui/stroke.tsx'
import { statusLook } from '../status-look.ts'
import { splitByMarks, type TextMark } from './split-by-marks.ts'

interface MarkedTextProps {
  readonly text: string
  readonly marks: readonly TextMark[]
}

/** A text as it was written, with the marker on it; a screen reader hears what each stroke means. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <p className="whitespace-pre-wrap break-words">
      {splitByMarks(text, marks).map((piece) =>
        piece.status ? (
          // The word for the stroke stands behind the mark: inside, an outline would go around it, too.
          <Fragment key={piece.start}>
            <mark
              className={`bg-transparent text-inherit ${strokeClass[statusLook[piece.status].stroke]}`}
            >
              {piece.text}
            </mark>
            <span className="sr-only"> ({statusLook[piece.status].word})</span>
          </Fragment>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}
