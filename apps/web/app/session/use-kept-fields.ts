import { type RefObject, useEffect, useRef } from 'react'
import { onDevice } from './on-device.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed into a part of a page in this tab, by the names of its fields: a reload or a
 * look at another page loses none of it.
 */
export function useKeptFields<Part extends HTMLElement>(key: string): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const around = part.current
    const kept = readFields(key)
    const fields = [...(around?.querySelectorAll<Field>('input[name], textarea[name]') ?? [])]
    const chosen = new Set(fields.filter(isChosenEarly).map(({ name }) => name))
    for (const field of fields) {
      const value = chosen.has(field.name) ? undefined : kept[field.name]
      if (isTypedIn(field) || isChosenEarly(field)) keepField(key, field)
      // Nothing changes under the fingers of whoever is about to type there.
      else if (typeof value === 'string' && field !== document.activeElement) fillIn(field, value)
    }
    const keep = ({ target }: Event) => {
      if (isField(target) && target.name) keepField(key, target)
    }
    around?.addEventListener('input', keep)
    return () => around?.removeEventListener('input', keep)
  }, [key])
  return part
}

export function forgetFields(key: string): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(key))
}

function keepField(key: string, { name, value }: Field): void {
  const fields = JSON.stringify({ ...readFields(key), [name]: value })
  onDevice('sessionStorage', (storage) => storage.setItem(key, fields))
}

function readFields(key: string): Record<string, unknown> {
  const kept: unknown = onDevice('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(key) ?? '{}'),
  )
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** What was typed before the page's scripts had come is newer than what was kept, and nobody heard it. */
function isTypedIn(field: Field): boolean {
  return !notTyped.has(field.type) && field.value !== ''
}

/** A choice made before then is marked by what remembers it (`early-script.ts`). */
function isChosenEarly(field: Field): boolean {
  return (
    field instanceof HTMLInputElement && field.checked && field.hasAttribute('data-chosen-early')
  )
}

const notTyped: ReadonlySet<string> = new Set(['radio', 'checkbox', 'hidden'])

function fillIn(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    if (field.value === value && !field.checked) field.click()
    return
  }
  if (field.type === 'hidden') return
  // What the framework puts in the way of an assignment would keep the change from it.
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
