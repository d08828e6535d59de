import type { Page } from '@playwright/test'

/** What a finger would miss: everything that is pressed and has less than 44 pixels in a direction. */
export function tooSmallForAFinger(page: Page): Promise<string[]> {
  return page.evaluate(listTooSmall)
}

function listTooSmall(): string[] {
  const least = 43.5
  const pressed = 'a, button, summary, select, textarea, input:not([type="hidden"])'
  return [...document.querySelectorAll<HTMLElement>(pressed)].filter(isTooSmall).map(inWords)

  function isTooSmall(element: HTMLElement): boolean {
    const target = element.closest<HTMLElement>('label') ?? element
    const { bottom, height, width } = target.getBoundingClientRect()
    // What only the keyboard brings into sight stands above the window till then; words in a text are as high as its lines.
    const isAside = bottom + scrollY <= 0 || getComputedStyle(element).display === 'inline'
    if (isAside || width === 0 || !element.checkVisibility()) return false
    const room = getComputedStyle(target, '::after')
    const isRoomier = room.content !== 'none' && room.position === 'absolute'
    const roomOf = (size: string, drawn: number) =>
      isRoomier ? Math.max(Number.parseFloat(size), drawn) : drawn
    return roomOf(room.height, height) < least || roomOf(room.width, width) < least
  }

  function inWords(element: HTMLElement): string {
    const { width, height } = element.getBoundingClientRect()
    const name = element.ariaLabel ?? element.innerText
    return `${element.localName} ${name}: ${Math.round(width)} by ${Math.round(height)}`
  }
}
