import type { User } from '@rolefit/contract'

/** "First last", or whichever exists, or what stands before the @. */
export function displayName({ first_name, last_name, email }: User): string {
  const name = [first_name, last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return name || (email.split('@')[0] ?? '')
}

/** The first two letters of the name, for the round badge. */
export function initials(name: string): string {
  return Array.from(name.replace(/\s+/g, '')).slice(0, 2).join('').toUpperCase()
}
