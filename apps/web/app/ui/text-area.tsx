import { type ComponentProps, useId } from 'react'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string | undefined
  /** How high the box itself stands, where rows alone do not tell. */
  readonly boxClassName?: string
}

/** A labelled box for longer text; its hint is read out with it. */
export function TextArea({
  label,
  hint,
  className = '',
  boxClassName = '',
  id: givenId,
  ...area
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`block w-full rounded-sheet border border-line-strong bg-sheet px-3 py-2 text-base leading-normal placeholder:text-quiet hover:border-ink sm:text-[0.9375rem] ${boxClassName}`}
        {...area}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
