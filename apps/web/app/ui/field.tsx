import { type ComponentProps, useId } from 'react'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  /** Of the problem, where another field has the same: it is told once, and read with both. */
  readonly problemId?: string | undefined
}

/** A labelled input; its hint and its mistake are read out with it. */
export function Field({ label, hint, problem, problemId, className = '', ...input }: FieldProps) {
  const id = useId()
  const toldBy = problemId ?? (problem && `${id}-problem`)
  const describedBy = [hint && `${id}-hint`, toldBy].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={toldBy ? true : undefined}
        className="block min-h-11 w-full rounded-sheet border border-line-strong bg-sheet px-3 py-2 text-base placeholder:text-quiet hover:border-ink aria-invalid:border-missing"
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
      {problem && (
        <p id={toldBy} className="mt-1.5 text-sm font-medium text-missing">
          {problem}
        </p>
      )}
    </div>
  )
}
