import { type RefObject, useEffect, useState } from 'react'

/**
 * Puts a file that is dropped anywhere on the page into the field: beside it, a browser would open the file
 * in place of the page, with all that was typed. Answers whether a file is held over the page.
 */
export function useDroppedFile(input: RefObject<HTMLInputElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      fill(input.current, event.dataTransfer?.files[0])
    }
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [input])
  return isOver
}

/** Words that are dragged into a field are the field's. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

function fill(input: HTMLInputElement | null, file: File | undefined): void {
  if (!input || !file) return
  const held = new DataTransfer()
  held.items.add(file)
  input.files = held.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
