type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Told to the window once the page listens; its detail says whether it heard a click itself. */
export const pageListens = 'rolefit:page-listens'

export type IsHeard = (click: Event | undefined) => boolean

/** The script in each page's head, which runs before any other. */
export const earlyScript = `(${rememberEarlyInput})('${pageListens}', ${fillIn})`

/**
 * Keeps what is typed, pressed and dropped while a page's scripts are still on their way, and does it
 * over once the page listens: fields would fall back to what the server sent, a button that needs
 * scripts would have done nothing, and for a dropped file a browser leaves the page. Of several buttons,
 * as of several choices, the last one counts. Links and forms work without scripts and are left alone,
 * but for a form that asks first before it destroys something (`data-asks`); one that must work even
 * where the scripts never come (`data-asks="once"`) goes out when it is pressed again. What is chosen is
 * marked, for whoever would put back an older choice (`use-kept-fields.ts`). Sent to browsers
 * as its own text, as is what fills a field: they may use nothing from around them.
 */
function rememberEarlyInput(listens: string, fill: typeof fillIn): void {
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  const typed = new Map<Field, string | boolean>()
  let button: HTMLButtonElement | null = null
  let click: Event | undefined
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
  const isField = (target: unknown): target is Field => kinds.some((kind) => target instanceof kind)
  // Of the radio buttons for one answer another was chosen.
  const isOlder = (newer: Field) => (each: Field) =>
    each === newer ||
    (each.type === 'radio' && each.name === newer.name && each.form === newer.form)
  const forget = (newer: Field) =>
    [...typed.keys()].filter(isOlder(newer)).forEach(typed.delete, typed)
  const remember = ({ target }: Event) => {
    if (!isField(target)) return
    const isChoice = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)
    if (isChoice) target.setAttribute('data-chosen-early', '')
    forget(target)
    typed.set(target, isChoice ? target.checked : target.value)
  }
  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    if (!pressed?.matches('[type=button], [data-asks] *')) return
    // A hasty double click is one press.
    if (pressed === button && event.detail < 2 && pressed.matches('[data-asks=once] *')) return
    event.preventDefault()
    button?.removeAttribute('data-waiting')
    button = pressed
    click = event
    button.setAttribute('data-waiting', '')
  }
  const drop = (event: Event) => {
    const held = event instanceof DragEvent ? event.dataTransfer : null
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input || !held?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'drop' || !held.files.length) return
    input.files = held.files
    typed.set(input, '')
  }
  const redo = (event: Event) => {
    listening.abort()
    const isHeard = event instanceof CustomEvent && event.detail
    // What is typed from now on the page hears itself, and it is newer.
    const leave = ({ target }: Event) => {
      if (isField(target)) forget(target)
    }
    window.addEventListener('input', leave, true)
    setTimeout(() => {
      window.removeEventListener('input', leave, true)
      button?.removeAttribute('data-waiting')
      typed.forEach(fill)
      const isDone = button?.type === 'button' && isHeard(click)
      if (button?.isConnected && !isDone) button.click()
    })
  }
  window.addEventListener('input', remember, early)
  window.addEventListener('change', remember, early)
  window.addEventListener('click', press, early)
  window.addEventListener('dragover', drop, early)
  window.addEventListener('drop', drop, early)
  window.addEventListener(listens, redo, { once: true })
}

/** Puts into a field what was typed or chosen in it, so that the page hears of it. */
function fillIn(value: string | boolean, typedIn: Field): void {
  // A draft kept on the device has fields of its own.
  const later = typedIn.isConnected ? typedIn : document.getElementById(typedIn.id)
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
  const isField = (target: unknown): target is Field => kinds.some((kind) => target instanceof kind)
  const field = isField(later) ? later : typedIn
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) field.click()
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    // What the framework puts in the way of an assignment would keep the change from it; and what stands
    // in a field as it took it over is no change to it. A space would not do: one for an address drops it.
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
    for (const each of field.value === value ? [`${value}.`, value] : [value]) {
      set?.call(field, each)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
