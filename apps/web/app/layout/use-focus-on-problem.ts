import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** After a form that came back, the keyboard stands in the field to mend, which is read with its problem. */
export function useFocusOnProblem(): void {
  const { state } = useNavigation()
  const previous = useRef(state)
  useEffect(() => {
    const isBack = state === 'idle' && previous.current !== 'idle'
    previous.current = state
    if (isBack) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
}
