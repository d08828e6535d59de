import type { ReactNode } from 'react'
import { useDisclosure } from './use-disclosure.ts'

interface DisclosureProps {
  readonly label: string
  readonly button: ReactNode
  readonly buttonClassName: string
  readonly className: string
  readonly children: ReactNode
}

/** A menu of links and forms that opens without JavaScript, too; with it, it also closes by itself. */
export function Disclosure({
  label,
  button,
  buttonClassName,
  className,
  children,
}: DisclosureProps) {
  const ref = useDisclosure()
  return (
    <details ref={ref} className={`group ${className}`}>
      <summary
        aria-label={label}
        className={`flex size-11 list-none items-center justify-center [&::-webkit-details-marker]:hidden ${buttonClassName}`}
      >
        {button}
      </summary>
      {children}
    </details>
  )
}
